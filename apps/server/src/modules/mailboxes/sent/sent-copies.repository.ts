import { sql } from 'kysely';
import { type Db, plannedOnce, type Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

/** A mail that is about to leave. `messageId` with its brackets. */
export type SentCopy = { workspaceId: string; mailboxId: string; messageId: string; raw: Buffer };

/** All mails in one piece, and where each of them begins: the driver would write a list of them as text. */
const insertCopies = plannedOnce<never>(
  'mailboxes.copies',
  `insert into sent_copies (mailbox_id, message_id, workspace_id, raw, kept_at)
  select mailbox_id, message_id, workspace_id, substring($4::bytea from starts for bytes), $7
  from unnest($1::uuid[], $2::text[], $3::uuid[], $5::int[], $6::int[])
    as u (mailbox_id, message_id, workspace_id, starts, bytes)
  on conflict (mailbox_id, message_id) do update set raw = excluded.raw, kept_at = excluded.kept_at`,
);

/** Keeps what is about to leave, so that the very bytes can be filed even if this process dies. */
export async function keepCopies(db: Db | Trx, copies: readonly SentCopy[], now: Date): Promise<void> {
  if (copies.length > 0) await insertCopies(db, valuesOf(copies, now));
}

function valuesOf(copies: readonly SentCopy[], now: Date): unknown[] {
  // Two rows of one key cannot stand in one statement; the last word holds.
  const given = [...new Map(copies.map((copy) => [`${copy.mailboxId} ${copy.messageId}`, copy])).values()];
  let end = 1;
  const starts = given.map(({ raw }) => {
    const start = end;
    end += raw.length;
    return start;
  });
  return [
    given.map(({ mailboxId }) => mailboxId),
    given.map(({ messageId }) => messageId),
    given.map(({ workspaceId }) => workspaceId),
    Buffer.concat(given.map(({ raw }) => raw)),
    starts,
    given.map(({ raw }) => raw.length),
    now,
  ];
}

type SentMail = { mailboxId: string; messageId: string; at: Date };

/** A provider that files what is sent does so within this time; only then the first mail of a mailbox tells. */
const GRACE_MS = 60_000;

/** These left: what was kept of them is to be filed, in the transaction that says so. */
export async function fileLater(trx: Trx, mails: readonly SentMail[]): Promise<void> {
  await sql`insert into sent_filings (mailbox_id, message_id, workspace_id, sent_at, due_at)
    select u.mailbox_id, u.message_id, c.workspace_id, u.at,
      case when c.sent_filer_known then u.at else u.at + make_interval(secs => ${GRACE_MS / 1_000}) end
    from unnest(${mails.map(({ mailboxId }) => mailboxId)}::uuid[], ${mails.map(({ messageId }) => messageId)}::text[],
      ${mails.map(({ at }) => at.toISOString())}::timestamptz[]) as u (mailbox_id, message_id, at)
    cross join lateral (select c.workspace_id, m.sent_filer_known from sent_copies c join mailboxes m on m.id = c.mailbox_id
      where c.mailbox_id = u.mailbox_id and c.message_id = u.message_id limit 1) c
    on conflict do nothing`.execute(trx);
}

export async function readCopy(db: Db, mailboxId: string, messageId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ raw: Buffer }>`select raw from sent_copies
    where mailbox_id = ${mailboxId} and message_id = ${messageId}`.execute(db);
  return rows[0]?.raw;
}
