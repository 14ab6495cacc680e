import { dayAt, dayName, dayNumber } from '@outrider/send-planner/calendar';
import { replyReserve } from '@outrider/send-planner/ramp';
import type { Db, Scope } from '../../../platform/db.ts';
import { capOf } from './describe-mailbox.ts';
import { listDaysOf, listForSummary } from './list.repository.ts';

/** One mailbox today, and how its warm-up mail landed on each of the last days, oldest first. */
export type MailboxDays = {
  accountId: string;
  email: string;
  status: 'active' | 'paused' | 'error';
  /** The server's own words on error. */
  words: string;
  health: number | null;
  /** Warm-up mail of seven days: what health is made of. */
  judged: number;
  inboxed: number;
  /** Campaigns and mails written by hand, without warm-up. */
  sent: number;
  warmup: number;
  cap: number;
  reserve: number;
  landed: (number | null)[];
};

/** Numbers as the list of mailboxes shows them. Days are each mailbox's own. */
export async function listMailboxDays(db: Db, scope: Scope, now: Date, days: number): Promise<MailboxDays[]> {
  const dayBefore = (zone: string, ago: number) => dayName(dayNumber(dayAt(zone, now.getTime()).day) - ago);
  const [rows, landed] = await Promise.all([
    listForSummary(db, scope, now),
    // In some zone it is yesterday still.
    listDaysOf(db, scope, dayBefore('UTC', days)),
  ]);
  const byMailbox = Map.groupBy(landed, ({ mailboxId }) => mailboxId);
  return rows.map((row) => {
    const cap = capOf(row, now);
    const known = new Map((byMailbox.get(row.id) ?? []).map(({ day, health }) => [day, health]));
    return {
      accountId: row.id,
      email: row.email,
      status: row.status,
      words: row.status === 'error' ? row.status_reason : '',
      health: row.health,
      judged: row.judged,
      inboxed: row.inboxed,
      sent: row.sent_today - row.warmup_today,
      warmup: row.warmup_today,
      cap,
      reserve: replyReserve(cap),
      landed: Array.from({ length: days }, (_, index) => known.get(dayBefore(row.time_zone, days - 1 - index)) ?? null),
    };
  });
}
