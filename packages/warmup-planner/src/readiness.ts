import { addDays, type Day, daysBetween, weekdayFrom } from './days.ts';
import { HEALTH_WANTED_PERCENT, NEW_DOMAIN_DAYS, PARTNERS_WANTED, SENDING_DAYS } from './rules.ts';
import { type DayTally, healthOf, sendingDaysUntil } from './tallies.ts';

export type ReadinessInput = {
  tallies: readonly DayTally[];
  today: Day;
  partners: number;
  /** The day the sending domain was registered, where known. */
  domainSince: Day | undefined;
  /** The day warm-up was switched on. */
  startedOn: Day;
};

export type Conditions = {
  sendingDays: { now: number; needed: number };
  health: { now: number | undefined; needed: number };
  partners: { now: number; needed: number };
};

/** What still stands between a mailbox and its first campaign. */
export function conditionsOf(input: ReadinessInput): Conditions {
  return {
    sendingDays: { now: sendingDaysUntil(input.tallies, input.today), needed: sendingDaysNeeded(input) },
    health: { now: healthOf(input.tallies, input.today).percent, needed: HEALTH_WANTED_PERCENT },
    partners: { now: input.partners, needed: PARTNERS_WANTED },
  };
}

/** Receivers distrust a young domain longer. How old it was at the start counts: warming up does not shorten itself. */
export function sendingDaysNeeded({ domainSince, startedOn }: Pick<ReadinessInput, 'domainSince' | 'startedOn'>) {
  const isKnown = domainSince !== undefined && daysBetween(domainSince, startedOn) >= NEW_DOMAIN_DAYS;
  return isKnown ? SENDING_DAYS.known : SENDING_DAYS.newDomain;
}

export const isReady = ({ sendingDays, health, partners }: Conditions): boolean =>
  sendingDays.now >= sendingDays.needed && (health.now ?? 0) >= health.needed && partners.now >= partners.needed;

/** The first day of the present run of ready days. The pool of past days is not known; today's stands for it. */
export function readySince(input: ReadinessInput): Day | undefined {
  let since: Day | undefined;
  for (let day = input.today; day >= input.startedOn; day = addDays(day, -1)) {
    if (!isReady(conditionsOf({ ...input, today: day }))) break;
    since = day;
  }
  return since;
}

/** Never with fewer partners than are wanted; else the day of the last missing sending day. */
export const readyAtBest = (input: ReadinessInput): Day | null =>
  input.partners < PARTNERS_WANTED ? null : lastSendingDay(input);

/** The day the last missing sending day falls on when every weekday from now on is one. */
export function lastSendingDay({ tallies, today, ...rest }: ReadinessInput): Day {
  const { sendingDays } = conditionsOf({ tallies, today, ...rest });
  const missing = Math.max(1, sendingDays.needed - sendingDays.now);
  const sentToday = tallies.some(({ day, sent }) => day === today && sent > 0);
  let day = weekdayFrom(sentToday ? addDays(today, 1) : today);
  if (day <= rest.startedOn) day = weekdayFrom(addDays(rest.startedOn, 1));
  for (let count = 1; count < missing; count++) day = weekdayFrom(addDays(day, 1));
  return day;
}
