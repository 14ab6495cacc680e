import { AppError } from '@outrider/contract/errors';
import type { getInvitation } from '@outrider/contract/identity/invitations';
import type { z } from 'zod';
import { hashToken } from '../../../platform/secrets.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findInvitation, hasOwner, type Invitation } from './invitations.repository.ts';

type Facts = z.input<(typeof getInvitation)['output']>;

/** What the page behind the link shows. Reading uses nothing up. */
export async function describeInvitation({ db, now }: Pick<IdentityDeps, 'db' | 'now'>, token: string): Promise<Facts> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new AppError('invitationOver');
  const isPast = invitation.for_owner && (await hasOwner(db));
  return {
    email: invitation.email,
    forOwner: invitation.for_owner,
    state: isPast ? 'used' : stateOf(invitation, now()),
    expiresAt: invitation.expires_at.toISOString(),
  };
}

function stateOf({ used_at, expires_at }: Invitation, now: Date): Facts['state'] {
  if (used_at) return 'used';
  return expires_at <= now ? 'expired' : 'open';
}
