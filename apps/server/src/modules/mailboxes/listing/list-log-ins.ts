import type { Scope } from '../../../platform/db.ts';
import { openCredentials } from '../connect/credentials.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import '../mailboxes.tables.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'sealer'>;

/** How the mailboxes of a domain are logged in to, in clear. Those that are opened with a token have no password. */
export async function listLogIns({ db, sealer }: Deps, { workspaceId }: Scope, domain: string) {
  const rows = await db
    .selectFrom('mailboxes as m')
    .innerJoin('mailbox_secrets as s', 's.mailbox_id', 'm.id')
    .select([
      'm.id',
      'm.email',
      'm.sender_name',
      'm.imap_host',
      'm.imap_port',
      'm.imap_security',
      'm.smtp_host',
      'm.smtp_port',
      'm.smtp_security',
      's.sealed',
    ])
    .where('m.workspace_id', '=', workspaceId)
    .where('m.domain', '=', domain)
    .orderBy('m.email')
    .execute();
  return rows.flatMap((row) => {
    const secret = openCredentials(sealer, row.id, row.sealed);
    if (secret.kind !== 'password') return [];
    return [
      {
        address: row.email,
        name: row.sender_name,
        password: secret.password,
        servers: {
          imap: { host: row.imap_host, port: row.imap_port, security: row.imap_security },
          smtp: { host: row.smtp_host, port: row.smtp_port, security: row.smtp_security },
        },
      },
    ];
  });
}
