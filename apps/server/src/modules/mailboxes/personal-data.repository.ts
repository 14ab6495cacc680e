import { sql } from 'kysely';
import { affected, mentions, type PersonalData, toRows, without } from '../../platform/personal-data.ts';
import './mailboxes.tables.ts';

/** Where answers go, and what stands below a mail: both may be about a person other than the mailbox's owner. */
const settings: PersonalData = {
  name: 'mailboxes',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('mailbox', email, 'replyTo', reply_to, 'signature', signature) as row from mailboxes
        where workspace_id = ${workspaceId} and (${mentions('reply_to', email)} or ${mentions('signature', email)})`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) =>
    (await affected(
      sql`update mailboxes set reply_to = case when lower(reply_to) = ${email} then '' else reply_to end,
          signature = ${without('signature', email)}
        where workspace_id = ${workspaceId} and (lower(reply_to) = ${email} or ${mentions('signature', email)})`,
      trx,
    )) +
    (await affected(
      sql`update mailbox_events set words = ${without('words', email)}
        where workspace_id = ${workspaceId} and ${mentions('words', email)}`,
      trx,
    )),
};

/** Rows of files of mailboxes that were never connected, and consents nobody used: the address may be a stranger's. */
const files: PersonalData = {
  name: 'mailboxFiles',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('line', line, 'email', email, 'outcome', outcome, 'words', words) as row
        from mailbox_bulk_rows where workspace_id = ${workspaceId} and ${isInRow(email)} order by run_id, line`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) =>
    (await affected(
      sql`delete from mailbox_bulk_rows where workspace_id = ${workspaceId} and ${isInRow(email)}`,
      trx,
    )) +
    (await affected(
      sql`delete from mailbox_consent_tickets where workspace_id = ${workspaceId} and lower(email) = ${email}`,
      trx,
    )),
};

/** Mails to them that left and wait to be filed in Sent. The text is theirs to read there, at their own copy. */
const copies: PersonalData = {
  name: 'sentCopies',
  export: (trx, { workspaceId }, email) =>
    toRows(
      sql`select jsonb_build_object('messageId', message_id, 'keptAt', kept_at) as row from sent_copies c
        where workspace_id = ${workspaceId} and ${isTo(email)} order by kept_at`,
      trx,
    ),
  erase: async (trx, { workspaceId }, email) => {
    await sql`delete from sent_filings f using sent_copies c where c.workspace_id = ${workspaceId} and ${isTo(email)}
      and f.mailbox_id = c.mailbox_id and f.message_id = c.message_id`.execute(trx);
    return affected(sql`delete from sent_copies c where workspace_id = ${workspaceId} and ${isTo(email)}`, trx);
  },
};

/** In the mail as it was sent, in any encoding: addresses of a header are written as they are. */
const isTo = (email: string) => sql<boolean>`strpos(lower(encode(c.raw, 'escape')), ${email}) > 0`;

const isInRow = (email: string) =>
  sql<boolean>`mailbox_id is null and (${mentions('email', email)} or ${mentions('words', email)} or ${mentions('meant', email)})`;

/**
 * A mailbox itself is the workspace's own: its address and log-in are not a foreign person's data, and without them it
 * could not send. Removing the mailbox removes them.
 */
export const PERSONAL_DATA_OF_MAILBOXES: readonly PersonalData[] = [settings, files, copies];
