import { AppError } from '@outrider/contract/errors';
import { addDays, type Day, dayIn, daysBetween } from '@outrider/warmup-planner/days';
import { beginsOn } from '@outrider/warmup-planner/progress';
import type { DayTally } from '@outrider/warmup-planner/tallies';
import type { Scope } from '../../../platform/db.ts';
import { findWarmupMailbox, type WarmupMailbox } from '../../mailboxes/index.ts';
import { HISTORY_DAYS } from '../refresh-progress.ts';
import type { WarmupDeps } from '../warmup-deps.ts';
import { listStarted, listTallies, type Span } from './statistics.repository.ts';

type Deps = Pick<WarmupDeps, 'db' | 'now'>;
type Query = { accountId: string; from?: Day | undefined; to?: Day | undefined };

export async function warmingSent(deps: Deps, scope: Scope, query: Query) {
  const days = (await talliesOf(deps, scope, query)).map(({ day, sent }) => ({ day, count: sent }));
  return { days, total: sum(days, ({ count }) => count) };
}

export async function warmingReceived(deps: Deps, scope: Scope, query: Query) {
  const days = (await talliesOf(deps, scope, query)).map(({ day, received }) => ({ day, count: received }));
  return { days, total: sum(days, ({ count }) => count) };
}

export async function warmingLanded(deps: Deps, scope: Scope, query: Query) {
  const tallies = await talliesOf(deps, scope, query);
  const days = tallies.map(({ day, inbox, spam, rescued }) => ({ day, inbox, spam, rescued }));
  return {
    days,
    inbox: sum(days, ({ inbox }) => inbox),
    spam: sum(days, ({ spam }) => spam),
    rescued: sum(days, ({ rescued }) => rescued),
  };
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((all, item) => all + of(item), 0);

/** Every day of the span, those without a mail too, so that a chart needs to make nothing up. */
async function talliesOf({ db, now }: Deps, scope: Scope, { accountId, from, to }: Query): Promise<DayTally[]> {
  const mailbox = await ownMailbox({ db }, scope, accountId);
  const today = dayIn(mailbox.zone, now());
  const [started] = await listStarted(db, [accountId]);
  const span = boundSpan({ from: from ?? (started ? beginsOn(started.startedOn) : today), to: to ?? today }, today);
  const known = new Map((await listTallies(db, [accountId], span)).map((tally) => [tally.day, tally]));
  return Array.from({ length: Math.max(0, daysBetween(span.from, span.to) + 1) }, (_, index) => {
    const day = addDays(span.from, index);
    return known.get(day) ?? { day, sent: 0, received: 0, inbox: 0, spam: 0, missing: 0, rescued: 0 };
  });
}

/** Nothing is counted after today or before anybody had warm-up, and no answer has more days than warm-up remembers. */
function boundSpan({ from, to }: Span, today: Day): Span {
  const last = to > today ? today : to < EARLIEST ? EARLIEST : to;
  const first = addDays(last, 1 - HISTORY_DAYS);
  return { from: from > first ? from : first, to: last };
}

const EARLIEST: Day = '2020-01-01';

export async function ownMailbox({ db }: Pick<Deps, 'db'>, scope: Scope, id: string): Promise<WarmupMailbox> {
  const mailbox = await findWarmupMailbox(db, scope, id);
  if (!mailbox) throw new AppError('notFound');
  return mailbox;
}
