import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../connect/classify-problem.ts';
import { type Credentials, sealCredentials } from '../connect/credentials.ts';
import { nextProbe } from '../connect/login-health.ts';
import { replaceSecret } from '../connect/secrets.repository.ts';
import { accountsByPassword, accountsOf, serversOf } from '../connect/server-accounts.ts';
import { firstFailure, forPerson, tryLogins } from '../connect/test-connection.ts';
import { noteEvent } from '../events.repository.ts';
import { changeMailboxes, changeStatus, findMailbox, type MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';

/** Logs in both ways, with a new password if one is given. Gives the server's words when it does not work. */
export async function reconnectMailbox(
  deps: MailboxesDeps,
  scope: Scope,
  id: string,
  password: string | undefined,
): Promise<string | undefined> {
  const mailbox = await findMailbox(deps.db, scope, id);
  if (!mailbox) throw new AppError('notFound');
  const secret: Credentials | undefined =
    password && mailbox.login_method !== 'consent' ? { kind: 'password', password } : undefined;
  const accounts = secret
    ? accountsByPassword(mailbox.email, serversOf(mailbox), secret)
    : await accountsOf(deps, scope, mailbox);
  const failed = firstFailure(await tryLogins(forPerson(deps), accounts));
  if (failed) return wordsOf(failed.failure);
  await letBackIn(deps, scope, mailbox, { event: 'reconnected', ...(secret ? { secret } : {}) });
  return undefined;
}

/** Tried by itself, for a mailbox in error: a server that was down, a password set back at the provider. */
export async function probeMailbox(deps: MailboxesDeps, scope: Scope, id: string): Promise<void> {
  const mailbox = await findMailbox(deps.db, scope, id);
  if (mailbox?.status !== 'error') return;
  const failed = firstFailure(await tryLogins(deps, await accountsOf(deps, scope, mailbox)));
  if (!failed) return letBackIn(deps, scope, mailbox, { event: 'loginWorksAgain' });
  const probes = mailbox.probes + 1;
  await changeMailboxes(deps.db, scope, [id], {
    probes,
    probe_at: nextProbe(failed.failure, probes, deps.now()),
    status_reason: wordsOf(failed.failure),
  });
}

type Return = { event: 'reconnected' | 'loginWorksAgain'; secret?: Credentials };

/** A mailbox that was paused stays paused; only its error is over. */
export async function letBackIn(
  { db, log, sealer, users, now }: Pick<MailboxesDeps, 'db' | 'log' | 'sealer' | 'users' | 'now'>,
  scope: Scope,
  { id }: Pick<MailboxRow, 'id'>,
  { event, secret }: Return,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    if (secret) await replaceSecret(trx, scope, id, sealCredentials(sealer, id, secret), at);
    await changeStatus(trx, scope, [id], { from: ['error'], to: 'active', reason: '', at });
    await changeMailboxes(trx, scope, [id], { auth_failures: 0, failing_since: null });
    await noteEvent(trx, scope, [id], { event, at });
    await users.afterChange(trx, scope, [id]);
  });
  log.info({ mailbox: id }, 'A mailbox is connected again');
}
