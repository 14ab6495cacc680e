import type { AccountSummary } from '@outrider/contract/mailboxes/account';
import type { Scope } from '../../../platform/db.ts';
import { countMailboxes } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { isWorkingHour } from '../working-hours.ts';
import { capOf } from './describe-mailbox.ts';
import { listForSummary, sumLandedByDay } from './list.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'now' | 'roomFor'>;
type Row = Awaited<ReturnType<typeof listForSummary>>[number];

const DAYS = 7;
const DAY_MS = 86_400_000;

export async function mailboxSummary({ db, now, roomFor }: Deps, scope: Scope): Promise<AccountSummary> {
  const at = now();
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(new Date(at.getTime() - (DAYS - 1 - index) * DAY_MS)));
  const [rows, landed, total, used] = await Promise.all([
    listForSummary(db, scope, at),
    sumLandedByDay(db, scope, days[0] ?? dayOf(at)),
    roomFor(scope),
    countMailboxes(db, scope),
  ]);
  const sum = (count: (row: Row) => number) => rows.reduce((all, row) => all + count(row), 0);
  const of = (state: Row['warmup_state']) => rows.filter(({ warmup_state }) => warmup_state === state);
  const active = rows.filter(({ status }) => status === 'active');
  return {
    total: rows.length,
    sentToday: sum(({ sent_today }) => sent_today),
    warmupToday: sum(({ warmup_today }) => warmup_today),
    capToday: sum((row) => capOf(row, at)),
    averageHealth: percent(
      sum(({ inboxed }) => inboxed),
      sum(({ judged }) => judged),
    ),
    healthByDay: days.map((day) => {
      const found = landed.find((one) => one.day === day);
      return percent(found?.inboxed ?? 0, found?.judged ?? 0);
    }),
    ready: of('ready').length,
    warming: of('warming').length,
    nextReady: soonest(
      of('warming').map(({ ready_at_best, email }) => ({
        at: ready_at_best === null ? null : new Date(ready_at_best),
        email,
      })),
    ),
    inWindow: active.filter(({ time_zone }) => isWorkingHour(at, time_zone)).length,
    broken: rows
      .filter(({ status }) => status === 'error')
      .map(({ id, email, status_reason }) => ({ accountId: id, email, reason: status_reason })),
    quota: { used, total: Number.isFinite(total) ? total : null },
    domains: countDomains(rows),
  };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : null);

function soonest(moments: { at: Date | null; email: string }[]) {
  const [first] = moments
    .flatMap(({ at, email }) => (at ? [{ at, email }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return first ? { at: first.at.toISOString(), email: first.email } : null;
}

const countDomains = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ email }) => email.slice(email.lastIndexOf('@') + 1))]
    .map(([domain, group]) => ({ domain, mailboxes: group.length }))
    .sort((one, other) => other.mailboxes - one.mailboxes || (one.domain < other.domain ? -1 : 1));
