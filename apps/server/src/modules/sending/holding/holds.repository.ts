import type { HoldReason } from '@outrider/contract/campaigns/holds';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/** Numbers of mails and leads the ledger has lost are never given again: links and Message-IDs of those still come back. */
const NUMBERS_LEFT_OUT = 10_000_000;

export type NewHold = { reason: HoldReason; heldAt: Date; knownUntil: Date; leftUntil: Date };

/**
 * Holds all workspaces, and has their mailboxes read. One that is held already stays as it is. Gives how many are held anew.
 */
export async function insertHolds(trx: Trx, { reason, heldAt, knownUntil, leftUntil }: NewHold): Promise<number> {
  const { rows } = await sql<{ id: string }>`insert into sending_holds
      (workspace_id, reason, held_at, known_until, left_until, last_mail)
    select w.id, ${reason}, ${heldAt}, ${knownUntil}, ${leftUntil}, coalesce(m.last, 0)
    from workspaces w cross join (select max(id) as last from send_ledger) m order by w.id
    on conflict (workspace_id) do update set reason = excluded.reason, held_at = excluded.held_at,
      known_until = excluded.known_until, left_until = excluded.left_until, last_mail = excluded.last_mail, resumed_at = null
    where sending_holds.resumed_at is not null
    returning workspace_id as id`.execute(trx);
  if (rows.length === 0) return 0;
  const held = rows.map(({ id }) => id);
  // A worker that sent when the copy was made is not in it; its silence need not be waited for.
  if (reason !== 'unknownSent') await sql`update send_workers set alive_until = '-infinity'`.execute(trx);
  await sql`insert into sending_looks (mailbox_id, workspace_id)
    select id, workspace_id from mailboxes where workspace_id = any(${held}::uuid[]) order by id
    on conflict (mailbox_id) do update set looked_at = null, found_sent = 0, in_doubt = 0`.execute(trx);
  for (const table of ['send_ledger', 'campaign_leads']) {
    await sql`select setval(seq, nextval(seq) + ${NUMBERS_LEFT_OUT})
      from (select pg_get_serial_sequence(${table}, 'id')::regclass as seq) s`.execute(trx);
  }
  await sql`update inbox_syncs set wanted_at = ${heldAt} where workspace_id = any(${held}::uuid[])`.execute(trx);
  return held.length;
}

/** Which of these mailboxes may not send: their workspace is held, or they were not read since it was. */
export async function listHeldMailboxes(db: Db | Trx, mailboxIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select m.id from mailboxes m
    where m.id = any(${[...mailboxIds]}::uuid[]) and (
      exists (select from sending_holds h where h.workspace_id = m.workspace_id and h.resumed_at is null)
      or exists (select from sending_looks k where k.mailbox_id = m.id and k.looked_at is null))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type WaitingLook = Scope & {
  mailboxId: string;
  knownUntil: Date;
  leftUntil: Date;
  lastMail: string;
};

/** Mailboxes that were read since they are held, or all of them where nobody reads mail; and whose results are recorded. */
export async function listReadLooks(db: Db, { isRead }: { isRead: boolean }): Promise<WaitingLook[]> {
  const { rows } = await sql<WaitingLook>`select k.mailbox_id as "mailboxId", k.workspace_id as "workspaceId",
      h.known_until as "knownUntil", h.left_until as "leftUntil", h.last_mail as "lastMail"
    from sending_looks k join sending_holds h on h.workspace_id = k.workspace_id
    where k.looked_at is null
      and (not ${isRead} or exists (select from inbox_syncs s
        where s.mailbox_id = k.mailbox_id and s.caught_up_at > h.held_at))
      and not exists (select from send_unrecorded u join send_ledger l on l.id = u.ledger_id
        where l.workspace_id = k.workspace_id)
    order by k.mailbox_id`.execute(db);
  return rows;
}

/** One more for each time a mailbox is named. */
export const noteFound = async (trx: Trx, mailboxIds: readonly string[]): Promise<void> => {
  await sql`update sending_looks k set found_sent = found_sent + u.found
    from (select id, count(*)::int as found from unnest(${[...mailboxIds]}::uuid[]) as id group by id) u
    where k.mailbox_id = u.id`.execute(trx);
};

export const endLook = async (trx: Trx, mailboxId: string, { inDoubt, at }: { inDoubt: number; at: Date }) => {
  await sql`update sending_looks set looked_at = ${at}, in_doubt = ${inDoubt}
    where mailbox_id = ${mailboxId} and looked_at is null`.execute(trx);
};

/** Whether mailboxes wait to be read, and why sending is held where it is. */
export async function findHold(db: Db): Promise<{ reason: HoldReason | null; isWaiting: boolean }> {
  const { rows } = await sql<{ reason: HoldReason | null; isWaiting: boolean }>`select
    (select reason from sending_holds where resumed_at is null order by held_at desc limit 1) as reason,
    exists (select from sending_looks where looked_at is null) as "isWaiting"`.execute(db);
  return rows[0] ?? { reason: null, isWaiting: false };
}

/**
 * What may have left since, and of which nothing tells whether it did: it is in doubt. What became due in that time may
 * have; what waits for a value, or a user, is left as it is.
 */
export async function doubtUnproven(trx: Trx, { mailboxId, leftUntil }: WaitingLook, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update send_ledger set state = 'doubt', open = false, doubt_at = ${now},
      looked_up = 0, reason = 'mayHaveLeft'
    where mailbox_id = ${mailboxId} and open and state in ('planned', 'reserved', 'complete')
      and due_at <= ${leftUntil}`.execute(trx);
  return Number(numAffectedRows);
}

/** In doubt only because of the hold, to people who go on. What was at its last byte once is not among them. */
export async function listUnproven(trx: Trx, { workspaceId }: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select l.id from send_ledger l
    join sending_holds h on h.workspace_id = l.workspace_id
    join campaign_leads d on d.id = l.lead_id join recipients r on r.id = l.recipient_id
    where l.workspace_id = ${workspaceId} and l.doubt_at >= h.held_at and l.state = 'doubt' and l.completed_at is null
      and d.stop is null and r.stop is null
    order by l.id`.execute(trx);
  return rows.map(({ id }) => id);
}
