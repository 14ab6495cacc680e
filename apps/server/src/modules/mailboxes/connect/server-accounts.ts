import type { MailServer } from '@outrider/contract/mailboxes/add';
import type { Scope } from '../../../platform/db.ts';
import type { ServerAccount } from '../../../platform/net/account.ts';
import type { MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { type Credentials, openCredentials, sealCredentials } from './credentials.ts';
import { findSecret, resealSecret } from './secrets.repository.ts';
import { tokenGetter } from './tokens.ts';

/** Both ways into one mailbox. */
export type ServerAccounts = { email: string; smtp: ServerAccount; imap: ServerAccount };

export type Servers = { smtp: MailServer; imap: MailServer };

type Passwords = Extract<Credentials, { kind: 'password' }>;

/** An empty user name means the address itself. */
export const accountsByPassword = (email: string, { smtp, imap }: Servers, secret: Passwords): ServerAccounts => ({
  email,
  smtp: {
    ...placeOf(smtp),
    login: { kind: 'password', user: smtp.user || email, password: secret.password },
  },
  imap: {
    ...placeOf(imap),
    login: { kind: 'password', user: imap.user || email, password: secret.imapPassword ?? secret.password },
  },
});

type GetToken = (wish: { fresh: boolean }) => Promise<string>;

export const accountsByToken = (email: string, { smtp, imap }: Servers, getToken: GetToken): ServerAccounts => ({
  email,
  smtp: { ...placeOf(smtp), login: { kind: 'token', user: smtp.user || email, getToken } },
  imap: { ...placeOf(imap), login: { kind: 'token', user: imap.user || email, getToken } },
});

const placeOf = ({ host, port, security }: MailServer) => ({ host, port, security });

export const serversOf = (row: MailboxRow): Servers => ({
  smtp: { host: row.smtp_host, port: row.smtp_port, security: row.smtp_security, user: row.smtp_user },
  imap: { host: row.imap_host, port: row.imap_port, security: row.imap_security, user: row.imap_user },
});

/** The ways into a mailbox that is here, with its secrets opened. They must not leave the process. */
export async function accountsOf(
  deps: Pick<MailboxesDeps, 'db' | 'sealer' | 'clients' | 'now'>,
  scope: Scope,
  row: MailboxRow,
): Promise<ServerAccounts> {
  const { db, sealer } = deps;
  const secret = await findSecret(db, scope, row.id);
  if (!secret) throw new Error(`the secrets of mailbox ${row.id} are gone`);
  const credentials = openCredentials(sealer, row.id, secret.sealed);
  if (!sealer.isCurrent(secret.sealed)) {
    await resealSecret(db, scope, row.id, secret.sealed, sealCredentials(sealer, row.id, credentials));
  }
  const servers = serversOf(row);
  return credentials.kind === 'password'
    ? accountsByPassword(row.email, servers, credentials)
    : accountsByToken(row.email, servers, tokenGetter(deps, scope, row.id));
}
