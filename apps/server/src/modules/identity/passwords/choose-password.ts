import { AppError } from '@outrider/contract/errors';
import type { ChangeCache } from '../../../platform/change-cache.ts';
import type { Trx } from '../../../platform/db.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { revokeSessions } from '../sessions/sessions.repository.ts';
import { listEarlierPasswords, replacePassword, type UserRow } from '../users.repository.ts';

type Deps = Pick<IdentityDeps, 'jobs' | 'passwords'>;
type Choice = { user: UserRow; password: string; keepSession: string | undefined; now: Date };

/** Sets a new password, signs the other devices out and tells the owner by mail. Gives the ended sessions' token hashes. */
export async function choosePassword(trx: Trx, { jobs, passwords }: Deps, choice: Choice): Promise<string[]> {
  const { user, password, keepSession, now } = choice;
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  for (const earlier of [user.password_hash, ...(await listEarlierPasswords(trx, scope))]) {
    if (earlier && (await passwords.matches(earlier, password))) throw new AppError('passwordUsedBefore');
  }
  await replacePassword(trx, scope, await passwords.hash(password), now);
  const ended = await revokeSessions(trx, scope, { except: keepSession }, now);
  await queueSystemMail(trx, jobs, {
    kind: 'identity.password-changed',
    recipient: user.email,
    facts: {},
    language: user.language,
    now,
  });
  return ended;
}

/** After the commit: this process must not serve what it remembered from before. */
export function forgetEnded(cache: ChangeCache, userId: string, endedTokenHashes: string[]): void {
  for (const tokenHash of endedTokenHashes) cache.forget('session', tokenHash);
  cache.forget('user', userId);
}
