import { INVITATION_DAYS, OWNER_LINK_HOURS } from '@outrider/contract/limits';
import type { Db } from '../../../platform/db.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { hasOwner, insertInvitation } from './invitations.repository.ts';

type Deps = { db: Db; appUrl: string; now: () => Date };

/** `email` null: the visitor with the link names an address. */
type Wanted = { email: string | null; forOwner: boolean };

export type InvitationLink = { url: string; expiresAt: Date };

const HOUR_MS = 3_600_000;

export async function makeInvitation(deps: Deps, { email, forOwner }: Wanted): Promise<InvitationLink> {
  const now = deps.now();
  const hours = forOwner ? OWNER_LINK_HOURS : INVITATION_DAYS * 24;
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const token = newToken();
  await insertInvitation(deps.db, {
    token_hash: hashToken(token),
    email,
    for_owner: forOwner,
    created_at: now,
    expires_at: expiresAt,
  });
  return { url: `${deps.appUrl}/sign/sign-up?${new URLSearchParams({ invitation: token })}`, expiresAt };
}

/** Undefined once there is an owner. Earlier links keep working until then: several processes may each print one. */
export const makeOwnerLink = async (deps: Deps): Promise<InvitationLink | undefined> =>
  (await hasOwner(deps.db)) ? undefined : makeInvitation(deps, { email: null, forOwner: true });
