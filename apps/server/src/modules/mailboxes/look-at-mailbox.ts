import type { CheckResult } from '@outrider/contract/mailboxes/checks';
import type { Scope } from '../../platform/db.ts';
import { openImap } from '../../platform/imap/imap.ts';
import type { ImapClient } from '../../platform/imap/imap-client.ts';
import { checkMailbox } from './checks/check-mailbox.ts';
import { noteFailure, noteLoginWorked } from './connect/login-health.ts';
import { mailToItself } from './connect/mail-to-itself.ts';
import { accountsOf, type ServerAccounts } from './connect/server-accounts.ts';
import { firstFailure, tryLogins } from './connect/test-connection.ts';
import type { MailboxRow } from './mailboxes.repository.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { fileMail } from './sent/file-mail.ts';
import { learnFiler } from './sent/sent-filings.repository.ts';

/** Enough to see which key signs; more would only cost the mailbox's host. */
const MAILS_MAX = 3;
const MAIL_MAX_BYTES = 100_000;

/** Logs in both ways, looks at mails of its own that came back, and checks all there is to check. */
export async function lookAtMailbox(deps: MailboxesDeps, scope: Scope, mailbox: MailboxRow): Promise<CheckResult[]> {
  const accounts = await accountsOf(deps, scope, mailbox);
  const logins = await tryLogins(deps, accounts);
  const failed = firstFailure(logins);
  if (failed) await noteFailure(deps, scope, mailbox, failed);
  else await noteLoginWorked(deps, scope, mailbox, 'both');
  const { sending, receiving } = logins;
  const checks = await checkMailbox(deps, {
    address: mailbox.email,
    smtpHost: mailbox.smtp_host,
    ownMail: failed ? [] : await findOwnMails(deps, scope, accounts, mailbox),
    smtp: tried(sending),
    imap: tried(receiving),
  });
  const checkedAt = deps.now().toISOString();
  return checks.map((check) => ({ ...check, checkedAt }));
}

type Direction = Awaited<ReturnType<typeof tryLogins>>['sending'];

const tried = ({ failure, milliseconds }: Direction) =>
  failure ? ({ ok: false, failure } as const) : ({ ok: true, ms: milliseconds } as const);

/** A mailbox that came without a test mail, as one of a file does, sends itself one the first time. */
async function findOwnMails(deps: MailboxesDeps, scope: Scope, accounts: ServerAccounts, mailbox: MailboxRow) {
  const mails = await readOwnMails(deps, accounts);
  if (mails.length > 0 || mailbox.checks_run_at !== null) return mails;
  const { mail } = await mailToItself(deps, accounts);
  if (mail?.isFiled) await learnFiler(deps.db, scope, mailbox.id, 'provider');
  else if (mail) await deps.db.transaction().execute((trx) => fileMail(trx, scope, mailbox.id, mail));
  return readOwnMails(deps, accounts);
}

/** What it sent to itself and found again, such as the mail of the connection test. None is no failure. */
async function readOwnMails(deps: MailboxesDeps, { email, imap }: ServerAccounts): Promise<Buffer[]> {
  try {
    const client = await openImap(imap, deps);
    try {
      const folders = await client.list();
      const bin = folders.find(({ specialUse }) => specialUse === '\\Trash')?.path;
      const mails: Buffer[] = [];
      for (const path of ['INBOX', ...(bin === undefined ? [] : [bin])]) {
        if (mails.length < MAILS_MAX) mails.push(...(await mailsIn(client, path, email, MAILS_MAX - mails.length)));
      }
      return mails;
    } finally {
      await client.logout().catch(() => client.close());
    }
  } catch {
    return [];
  }
}

async function mailsIn(client: ImapClient, path: string, email: string, limit: number): Promise<Buffer[]> {
  const lock = await client.getMailboxLock(path, { readOnly: true });
  try {
    const found = await client.search({ from: email, to: email, smaller: MAIL_MAX_BYTES }, { uid: true });
    if (!found || found.length === 0) return [];
    const newest = await client.fetchAll(found.slice(-limit), { source: true }, { uid: true });
    return newest.flatMap(({ source }) => source ?? []);
  } finally {
    lock.release();
  }
}
