import { AppError } from '@outrider/contract/errors';
import type { acceptInvitation as contract } from '@outrider/contract/identity/invitations';
import type { MailedLink, Session } from '@outrider/contract/sign';
import type { z } from 'zod';
import type { Trx } from '../../../platform/db.ts';
import type { Visit } from '../../../platform/http/caller.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sendLink } from '../mail-links/send-link.ts';
import { openSession } from '../sessions/open-session.ts';
import { SIGN_UPS_PER_NETWORK } from '../throttles.ts';
import { insertUser } from '../users.repository.ts';
import { findInvitation, hasOwner, lockOwner, takeInvitation } from './invitations.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'now'>;
type Accepted = { session: Session | null; mail: MailedLink | null };

/** An account with a workspace of its own, for who was given a link. */
export async function acceptInvitation(
  deps: Deps,
  form: z.output<(typeof contract)['input']>,
  visit: Visit,
): Promise<Accepted> {
  const { db, jobs, passwords } = deps;
  const now = deps.now();
  await countTry(db, SIGN_UPS_PER_NETWORK, networkOf(visit.ip), now);
  const passwordHash = await passwords.hash(form.password);

  return db.transaction().execute(async (trx) => {
    const { email } = form;
    const { language } = visit;
    const { isVouched } = await useInvitation(trx, { token: form.token, email }, now);
    const user = {
      email,
      password_hash: passwordHash,
      verified_at: isVouched ? now : null,
      company_name: form.companyName,
      language,
      time_zone: form.timeZone ?? 'UTC',
      name: '',
    };
    const scope = await insertUser(trx, user, now);
    if (!scope) throw new AppError('emailTaken');
    if (isVouched) return { session: await openSession(trx, scope, visit, now), mail: null };
    const recipient = { id: scope.userId, workspace_id: scope.workspaceId, email, language };
    return { session: null, mail: await sendLink(trx, jobs, recipient, 'SIGN_UP', now) };
  });
}

/**
 * The administrator who made the link vouches for the address in it, and the first owner runs the installation: neither has to confirm it.
 * Refused, the link stays as it was: its transaction is undone.
 */
export async function useInvitation(
  trx: Trx,
  { token, email }: { token: string; email: string },
  now: Date,
): Promise<{ isVouched: boolean }> {
  const tokenHash = hashToken(token);
  const shown = await findInvitation(trx, tokenHash);
  if (shown?.for_owner) await lockOwner(trx);
  const invitation = await takeInvitation(trx, tokenHash, now);
  if (!invitation || (invitation.for_owner && (await hasOwner(trx)))) throw new AppError('invitationOver');
  if (invitation.email !== null && invitation.email !== email)
    throw new AppError('invitationForOther', { values: { email: invitation.email } });
  return { isVouched: invitation.email !== null || invitation.for_owner };
}
