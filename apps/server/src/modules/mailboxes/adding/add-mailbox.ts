import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { AccountProvider, LoginMethod } from '@outrider/contract/mailboxes/account';
import type { FirstSettings } from '@outrider/contract/mailboxes/add';
import { DAILY_CAP, GAP_MINUTES, REPLY_RATE_PERCENT, WARMUP_CAP } from '@outrider/contract/mailboxes/settings';
import type { Scope, Trx } from '../../../platform/db.ts';
import { type Credentials, sealCredentials } from '../connect/credentials.ts';
import type { TestMail } from '../connect/mail-to-itself.ts';
import { insertSecret } from '../connect/secrets.repository.ts';
import type { Servers } from '../connect/server-accounts.ts';
import { noteEvent } from '../events.repository.ts';
import { countMailboxes, findMailboxByEmail, insertMailbox, lockWorkspace } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { fileMail } from '../sent/file-mail.ts';
import { ensureTag, insertRelations } from '../tags.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'jobs' | 'sealer' | 'roomFor' | 'now'>;

export type NewMailboxOf = {
  email: string;
  loginMethod: LoginMethod;
  provider: AccountProvider;
  providerName: string;
  servers: Servers;
  credentials: Credentials;
  settings: FirstSettings;
  /** For what the settings leave out. */
  senderName: string;
  timeZone: string;
  /** Where both directions were tried by a mail to itself. */
  testMail?: TestMail;
  /** One of the boxed world's, given to a newcomer. */
  isPractice?: boolean;
};

/** Says no before any server is asked; a request that is let through may still lose the race in `addMailbox`. */
export async function refuseIfKnownOrFull(
  deps: Pick<Deps, 'db' | 'roomFor'>,
  scope: Scope,
  email: string,
): Promise<void> {
  if (await findMailboxByEmail(deps.db, scope, email)) throw new AppError('mailboxExists', { values: { email } });
  await refuseIfFull(deps, deps.db, scope);
}

async function refuseIfFull({ roomFor }: Pick<Deps, 'roomFor'>, db: Deps['db'] | Trx, scope: Scope): Promise<void> {
  const total = await roomFor(scope);
  if ((await countMailboxes(db, scope)) >= total) throw new AppError('mailboxQuotaReached', { values: { total } });
}

/** Puts a tried mailbox into the workspace, all of it or nothing. Gives its id. */
export async function addMailbox(deps: Deps, trx: Trx, scope: Scope, wanted: NewMailboxOf): Promise<string> {
  const { jobs, sealer, now } = deps;
  const { email, credentials, settings } = wanted;
  const id = randomUUID();
  const at = now();
  await lockWorkspace(trx, scope);
  if (!(await insertMailbox(trx, scope, { id, ...rowOf(wanted, at), ...filerOf(wanted) }))) {
    throw new AppError('mailboxExists', { values: { email } });
  }
  // Counted with the new one inside, under the lock of the workspace.
  const total = await deps.roomFor(scope);
  if ((await countMailboxes(trx, scope)) > total) throw new AppError('mailboxQuotaReached', { values: { total } });
  await insertSecret(trx, scope, id, sealCredentials(sealer, id, credentials), at);
  for (const name of settings.tags)
    await insertRelations(trx, scope, [id], [(await ensureTag(trx, scope, name)).tagId]);
  // As every mail that leaves. It also shows, for good, whether the provider files by itself.
  if (wanted.testMail) await fileMail(trx, scope, id, wanted.testMail);
  await noteEvent(trx, scope, [id], { event: 'added', at });
  await jobs.enqueue(trx, 'mailboxes.check', { workspaceId: scope.workspaceId, mailboxId: id });
  return id;
}

/** Gmail and Microsoft 365 file what is sent through them; of others the mail to itself tells, if it was quick enough. */
const filerOf = ({ provider, settings, testMail }: NewMailboxOf) => {
  if (settings.sentFiler !== undefined) return { sent_filer: settings.sentFiler, sent_filer_known: true };
  return provider !== 'other' || testMail?.isFiled
    ? { sent_filer: 'provider' as const, sent_filer_known: true }
    : { sent_filer: 'outrider' as const, sent_filer_known: false };
};

const rowOf = (
  {
    email,
    loginMethod,
    provider,
    providerName,
    servers: { smtp, imap },
    settings,
    senderName,
    timeZone,
    isPractice,
  }: NewMailboxOf,
  at: Date,
) => ({
  email,
  login_method: loginMethod,
  provider,
  provider_name: providerName,
  smtp_host: smtp.host,
  smtp_port: smtp.port,
  smtp_security: smtp.security,
  smtp_user: smtp.user,
  imap_host: imap.host,
  imap_port: imap.port,
  imap_security: imap.security,
  imap_user: imap.user,
  created_at: at,
  is_practice: isPractice ?? false,
  status: 'active' as const,
  status_since: at,
  sender_name: settings.senderName ?? senderName,
  daily_cap: settings.dailyCap ?? DAILY_CAP.default,
  gap_minutes: settings.gapMinutes ?? GAP_MINUTES.default,
  burst: settings.burst ?? false,
  ramp: settings.ramp ?? true,
  signature: settings.signature ?? '',
  reply_to: settings.replyTo ?? '',
  tracking_domain: settings.trackingDomain ?? '',
  // Looked at with the first checks.
  tracking_state: settings.trackingDomain ? ('unchecked' as const) : ('none' as const),
  time_zone: settings.timeZone ?? timeZone,
  warmup: settings.warmup ?? true,
  warmup_cap: settings.warmupCap ?? WARMUP_CAP.default,
  warmup_reply_percent: settings.warmupReplyPercent ?? REPLY_RATE_PERCENT.default,
  warmup_state: (settings.warmup ?? true) ? ('queued' as const) : ('off' as const),
  warmup_reason: (settings.warmup ?? true) ? ('none' as const) : ('byChoice' as const),
  warmup_since: at,
  checks_wanted_at: at,
  checks_due_at: at,
});
