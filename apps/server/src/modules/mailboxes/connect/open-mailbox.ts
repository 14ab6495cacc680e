import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { type ImapDeps, openImap } from '../../../platform/imap/imap.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { openSmtp, type Smtp } from '../../../platform/smtp/smtp.ts';
import { changeMailboxes, findMailbox, type MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import type { Side } from './classify-problem.ts';
import { noteFailure, noteLoginWorked } from './login-health.ts';
import { accountsOf, type ServerAccounts } from './server-accounts.ts';

export type ConnectionDeps = Pick<
  MailboxesDeps,
  'db' | 'jobs' | 'log' | 'sealer' | 'clients' | 'network' | 'gate' | 'helloName' | 'users' | 'now'
>;

/** A connection for sending, logged in. Throws a `MailServerError`; what it means for the mailbox is written down. */
export const openMailboxSmtp = (deps: ConnectionDeps, scope: Scope, mailboxId: string): Promise<Smtp> =>
  openMailbox(deps, scope, mailboxId, 'smtp', ({ email, smtp }) =>
    openSmtp(smtp, { ...deps, clientName: clientName(deps, email) }),
  );

/** A connection for reading, logged in. As with sending; the caller logs out. */
export async function openMailboxImap(
  deps: ConnectionDeps & Pick<ImapDeps, 'timeouts' | 'qresync'>,
  scope: Scope,
  mailboxId: string,
): Promise<ImapClient> {
  const client = await openMailbox(deps, scope, mailboxId, 'imap', ({ imap }) => openImap(imap, deps));
  await changeMailboxes(deps.db, scope, [mailboxId], { last_sync_at: deps.now() });
  return client;
}

/** RFC 5321, 4.1.1.1. Servers write it into the mail, where a name that has nothing to do with the sender looks strange. */
export const clientName = ({ helloName }: Pick<MailboxesDeps, 'helloName'>, email: string) =>
  helloName ?? email.slice(email.lastIndexOf('@') + 1);

async function openMailbox<T>(
  deps: ConnectionDeps,
  scope: Scope,
  mailboxId: string,
  side: Side,
  open: (accounts: ServerAccounts) => Promise<T>,
): Promise<T> {
  const mailbox = await findMailbox(deps.db, scope, mailboxId);
  if (!mailbox) throw new AppError('notFound');
  return openNoting(deps, scope, { mailbox, side }, async () => open(await accountsOf(deps, scope, mailbox)));
}

type Opened = { mailbox: MailboxRow; side: Side };

async function openNoting<T>(deps: ConnectionDeps, scope: Scope, { mailbox, side }: Opened, open: () => Promise<T>) {
  try {
    const connection = await open();
    await noteLoginWorked(deps, scope, mailbox, side);
    return connection;
  } catch (error) {
    if (error instanceof MailServerError) await noteFailure(deps, scope, mailbox, { failure: error.failure, side });
    throw error;
  }
}
