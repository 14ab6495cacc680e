import type { WarmupReason } from '@outrider/contract/mailboxes/warm-up';
import { addDays, type Day, dayIn, hoursOf } from '@outrider/warmup-planner/days';
import { progressOf, type WarmupProgress } from '@outrider/warmup-planner/progress';
import { dayTarget } from '@outrider/warmup-planner/ramp';
import { type ReadinessInput, readyAtBest } from '@outrider/warmup-planner/readiness';
import { type DayTally, healthOf, sendingDaysUntil } from '@outrider/warmup-planner/tallies';
import { listWarmupMailboxes, noteEvent, noteWarmup, type WarmupMailbox, type WarmupNote } from '../mailboxes/index.ts';
import { poolOf } from './pool.ts';
import { listNextSends, listStarted, listTallies } from './showing/statistics.repository.ts';
import type { WarmupDeps } from './warmup-deps.ts';

/** Longer than any warm-up takes with its weekends and a few weeks of trouble. */
export const HISTORY_DAYS = 90;
const SPARK_DAYS = 14;

type Deps = Pick<WarmupDeps, 'db' | 'now'>;

/** Writes down how mailboxes stand, where the list reads it: those named, or all of them. */
export async function refreshProgress({ db, now }: Deps, only?: ReadonlySet<string>): Promise<void> {
  if (only?.size === 0) return;
  const at = now();
  const all = await listWarmupMailboxes(db);
  const partners = partnersIn(all);
  const wanted = all.filter(({ id }) => !only || only.has(id));
  const ids = wanted.map(({ id }) => id);
  const today = dayIn('UTC', at);
  const [tallies, started, nextSends] = await Promise.all([
    listTallies(db, ids, { from: addDays(today, -HISTORY_DAYS), to: addDays(today, 1) }),
    listStarted(db, ids),
    listNextSends(db, ids),
  ]);
  const talliesOf = Map.groupBy(tallies, ({ mailboxId }) => mailboxId);
  const startOf = new Map(started.map(({ mailboxId, startedOn }) => [mailboxId, startedOn]));
  const nextOf = new Map(nextSends.map(({ mailboxId, at: next }) => [mailboxId, next]));
  for (const mailbox of wanted) {
    const facts = factsOf(mailbox, {
      tallies: talliesOf.get(mailbox.id) ?? [],
      startedOn: startOf.get(mailbox.id),
      at,
    });
    const note = noteOf(mailbox, { ...facts, partners: partners(mailbox) }, nextOf.get(mailbox.id), at);
    const event = eventOf(mailbox, note);
    if ((await noteWarmup(db, mailbox, mailbox.id, note, mailbox.state)) && event)
      await noteEvent(db, mailbox, [mailbox.id], { event, at });
  }
}

/** How many others can be written with. */
export function partnersIn(all: readonly WarmupMailbox[]): (mailbox: WarmupMailbox) => number {
  const able = new Set(poolOf(all).map(({ email }) => email));
  return ({ email }) => able.size - (able.has(email) ? 1 : 0);
}

type History = { tallies: readonly DayTally[]; startedOn: Day | undefined; at: Date };

/** When the domain was registered is not known of mailboxes connected from outside, so they take the longer way. */
export function factsOf(
  { zone }: WarmupMailbox,
  { tallies, startedOn, at }: History,
): Omit<ReadinessInput, 'partners'> {
  const today = dayIn(zone, at);
  return { tallies, today, startedOn: startedOn ?? today, domainSince: undefined };
}

function noteOf(mailbox: WarmupMailbox, facts: ReadinessInput, next: Date | undefined, at: Date): WarmupNote {
  const progress = progressOf({ ...facts, isOn: mailbox.isOn, status: mailbox.status });
  const { inboxed, judged, percent } = healthOf(facts.tallies, facts.today);
  const goesOn = progress.state === 'warming' || progress.state === 'queued';
  return {
    state: progress.state,
    reason: reasonOf(mailbox, facts, progress),
    since: sinceOf(mailbox, progress, at),
    ...daysOf(progress),
    spark: sparkOf(facts),
    readyAtBest: goesOn ? readyAtBest(facts) : null,
    health: percent ?? null,
    inboxed,
    judged,
    nextSendAt: next ?? null,
  };
}

export function reasonOf(mailbox: WarmupMailbox, facts: ReadinessInput, progress: WarmupProgress): WarmupReason {
  if (progress.state === 'off') return 'byChoice';
  if (progress.state === 'held') return progress.reason;
  // A mailbox that is ready has no ramp left to be slow on.
  if (progress.state === 'ready') return mailbox.campaigns > 0 ? 'campaignSends' : 'none';
  const { slowedBy } = dayTarget({
    day: facts.today,
    sendingDays: sendingDaysUntil(facts.tallies, facts.today),
    cap: mailbox.cap,
    partners: facts.partners,
    campaignSends: mailbox.campaigns > 0,
  });
  return slowedBy ?? 'none';
}

function sinceOf(mailbox: WarmupMailbox, progress: WarmupProgress, at: Date): Date {
  if (progress.state === 'ready') return hoursOf(mailbox.zone, progress.since).opens;
  if (progress.state === mailbox.state) return mailbox.since;
  return progress.state === 'held' && mailbox.status !== 'active' ? mailbox.statusSince : at;
}

export const daysOf = (progress: WarmupProgress): { day: number; ofDays: number } =>
  'day' in progress ? { day: progress.day, ofDays: progress.ofDays } : { day: 0, ofDays: progress.ofDays };

export function sparkOf({ tallies, today }: Pick<ReadinessInput, 'tallies' | 'today'>): number[] {
  const sentOn = new Map(tallies.map(({ day, sent }) => [day, sent]));
  return Array.from({ length: SPARK_DAYS }, (_, index) => sentOn.get(addDays(today, index + 1 - SPARK_DAYS)) ?? 0);
}

const EVENTS = { warming: 'warmupStarted', held: 'warmupHeld', ready: 'warmupReady' } as const;

/** Only what changed is worth a line in the mailbox's log; going on after a hold is not a start. */
function eventOf(before: WarmupMailbox, { state }: WarmupNote) {
  if (state === before.state || state === 'off' || state === 'queued') return undefined;
  if (state === 'warming' && before.state !== 'queued' && before.state !== 'off') return undefined;
  return EVENTS[state];
}
