import type { getWarmup } from '@outrider/contract/mailboxes/warm-up';
import { addDays, type Day, dayIn, daysBetween } from '@outrider/warmup-planner/days';
import { mailsAWeek, plannedPerDay } from '@outrider/warmup-planner/forecast';
import { beginsOn, progressOf } from '@outrider/warmup-planner/progress';
import { conditionsOf, type ReadinessInput, readyAtBest } from '@outrider/warmup-planner/readiness';
import { sendingDaysUntil } from '@outrider/warmup-planner/tallies';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listWarmupMailboxes, type WarmupMailbox } from '../../mailboxes/index.ts';
import { daysOf, factsOf, HISTORY_DAYS, partnersIn, reasonOf, sparkOf } from '../refresh-progress.ts';
import type { WarmupDeps } from '../warmup-deps.ts';
import { countPlanned, lastPlannedDay, listStarted, listTallies } from './statistics.repository.ts';
import { ownMailbox } from './warmup-statistics.ts';

/** Far enough to see the day a new mailbox can be ready, near enough to fit a chart. */
const AHEAD_DAYS = { least: 13, most: 45 };

type Shown = z.input<typeof getWarmup.output>;

/** How far a mailbox is warmed up, counted now. */
export async function showWarmup(
  { db, now }: Pick<WarmupDeps, 'db' | 'now'>,
  scope: Scope,
  id: string,
): Promise<Shown> {
  const mailbox = await ownMailbox({ db }, scope, id);
  const at = now();
  const today = dayIn(mailbox.zone, at);
  const [[started], tallies, all] = await Promise.all([
    listStarted(db, [id]),
    listTallies(db, [id], { from: addDays(today, -HISTORY_DAYS), to: today }),
    listWarmupMailboxes(db),
  ]);
  const startedOn = started?.startedOn;
  const facts = { ...factsOf(mailbox, { tallies, startedOn, at }), partners: partnersIn(all)(mailbox) };
  const progress = progressOf({ ...facts, isOn: mailbox.isOn, status: mailbox.status });
  const goesOn = progress.state !== 'off' && progress.state !== 'held';
  const best = goesOn && progress.state !== 'ready' ? readyAtBest(facts) : null;
  const { sendingDays, health, partners } = conditionsOf(facts);
  return {
    progress: {
      state: progress.state,
      reason: reasonOf(mailbox, facts, progress),
      since: mailbox.since.toISOString(),
      ...daysOf(progress),
      spark: sparkOf(facts),
    },
    startedOn: startedOn ? beginsOn(startedOn) : null,
    readyAtBest: best,
    conditions: { sendingDays, health: { now: health.now ?? null, needed: health.needed }, partners },
    pool: {
      aWeek: mailsAWeek(partners.now, mailbox.replyPercent),
      aWeekWanted: mailsAWeek(partners.needed, mailbox.replyPercent),
    },
    planned: goesOn ? await plannedAhead(db, mailbox, facts, best) : [],
  };
}

/** What has its slots already, then what the ramp will bring. */
async function plannedAhead(db: WarmupDeps['db'], mailbox: WarmupMailbox, facts: ReadinessInput, best: Day | null) {
  const { today, tallies } = facts;
  const [fixed, lastFixed] = await Promise.all([
    countPlanned(db, mailbox, mailbox.id, today),
    lastPlannedDay(db, mailbox, mailbox.id),
  ]);
  const from = addDays(lastFixed && lastFixed > today ? lastFixed : today, 1);
  const notCounted = fixed.filter(({ day }) => !tallies.some((tally) => tally.day === day && tally.sent > 0)).length;
  const ahead = plannedPerDay({
    from,
    days: Math.min(Math.max(best ? daysBetween(from, best) + 1 : 0, AHEAD_DAYS.least), AHEAD_DAYS.most),
    sendingDays: sendingDaysUntil(tallies, today) + notCounted,
    cap: mailbox.cap,
    partners: facts.partners,
    campaignSends: mailbox.campaigns > 0,
    replyPercent: mailbox.replyPercent,
  });
  return [...fixed, ...ahead];
}
