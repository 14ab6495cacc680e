import { dayAt } from '@outrider/send-planner/calendar';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { addToCounters, addUnrecorded, lockCounters } from '../../ledger/index.ts';
import { noteFound } from './holds.repository.ts';

/** A mail that left although the ledger calls it unsent. `messageId`: the one it left with, where that is another. */
export type LeftMail = { id: string; at: Date; messageId?: string | undefined };

type Recorded = { id: string; mailboxId: string; zone: string; at: Date; wasCounted: boolean };

/**
 * Records mails as sent. They count for their mailbox's day and among what was found in it, and are never sent again. Gives how
 * many were not known.
 */
export async function recordLeft(trx: Trx, mails: readonly LeftMail[], reason: string): Promise<number> {
  if (mails.length === 0) return 0;
  const { rows } =
    await sql<Recorded>`update send_ledger l set state = 'taken', open = true, holder = null, taken_at = u.at, settled_at = null,
      completed_at = coalesce(l.completed_at, u.at), doubt_at = null, reason = ${reason},
      message_id = coalesce(u.message_id, l.message_id)
    from unnest(${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ at }) => at.toISOString())}::timestamptz[],
      ${mails.map(({ messageId }) => messageId ?? null)}::text[]) as u (id, at, message_id)
    join send_ledger before on before.id = u.id left join mailboxes m on m.id = before.mailbox_id
    where l.id = u.id and l.state in ('planned', 'reserved', 'complete', 'doubt', 'stopped')
    returning l.id, l.mailbox_id as "mailboxId", coalesce(m.time_zone, 'UTC') as zone, u.at,
      before.state not in ('planned', 'stopped') as "wasCounted"`.execute(trx);
  await addUnrecorded(
    trx,
    rows.map(({ id }) => id),
  );
  const counters = rows.flatMap(({ mailboxId: key, zone, at, wasCounted }) =>
    wasCounted ? [] : { kind: 'mailbox' as const, key, day: dayAt(zone, at.getTime()).day },
  );
  const { ids } = await lockCounters(trx, counters);
  await addToCounters(
    trx,
    counters.flatMap(({ kind, key, day }) => ids.get(`${kind} ${key} ${day}`) ?? []),
    1,
  );
  await noteFound(
    trx,
    rows.map(({ mailboxId }) => mailboxId),
  );
  return rows.length;
}
