import { addDays, dayIn, hoursOf, isWeekday } from '@outrider/warmup-planner/days';

/** Who writes to whom, by whose clock. */
type Wanted = { mailbox: string; email: string; zone: string };

/** Moments at which the demo company may have written to a person: each is given once. */
export type DemoSlots = {
  firstAfter(wanted: Wanted, at: Date): Date;
  lastBefore(wanted: Wanted, at: Date): Date;
};

const MINUTE_MS = 60_000;
/** From half past nine to a quarter to five: inside the hours of every campaign. */
const FIRST_MINUTE = 90;
const LAST_MINUTE = 525;
const STEP_MINUTES = 7;
/** As the usual rules have it: ten minutes and up to five more, and two people of a company a day. */
const GAP_MS = 15 * MINUTE_MS;
const PEOPLE_A_COMPANY = 2;
const MAILS_A_DAY = 12;
const DAYS_MAX = 60;

/** Keeps the rules a sender keeps: working days and hours, a gap for each mailbox, a limit for each company. */
export function createDemoSlots(): DemoSlots {
  const taken = new Map<string, Date[]>();
  const met = new Map<string, Set<string>>();

  function isFree({ mailbox, email }: Wanted, day: string, at: Date): boolean {
    const people = met.get(`${day} ${domainOf(email)}`);
    if (people && people.size >= PEOPLE_A_COMPANY && !people.has(email)) return false;
    const beside = taken.get(mailbox) ?? [];
    const near = (milliseconds: number) =>
      beside.filter((other) => Math.abs(other.getTime() - at.getTime()) < milliseconds);
    return near(GAP_MS).length === 0 && near(12 * 60 * MINUTE_MS).length < MAILS_A_DAY;
  }

  function take({ mailbox, email }: Wanted, day: string, at: Date): Date {
    taken.set(mailbox, [...(taken.get(mailbox) ?? []), at]);
    const key = `${day} ${domainOf(email)}`;
    met.set(key, (met.get(key) ?? new Set()).add(email));
    return at;
  }

  function find(wanted: Wanted, from: Date, step: 1 | -1): Date {
    const today = dayIn(wanted.zone, from);
    for (let offset = 0; offset < DAYS_MAX; offset += 1) {
      const day = addDays(today, offset * step);
      const moments = momentsOf(wanted.zone, day).filter((at) => (step > 0 ? at >= from : at <= from));
      const found = (step > 0 ? moments : moments.toReversed()).find((at) => isFree(wanted, day, at));
      if (found) return take(wanted, day, found);
    }
    throw new Error(`${wanted.mailbox} has no free moment around ${from.toISOString()}`);
  }

  return {
    firstAfter: (wanted, at) => find(wanted, at, 1),
    lastBefore: (wanted, at) => find(wanted, at, -1),
  };
}

const domainOf = (email: string) => email.slice(email.indexOf('@') + 1);

function momentsOf(zone: string, day: string): Date[] {
  if (!isWeekday(day)) return [];
  // The hours of warm-up begin at eight.
  const eight = hoursOf(zone, day).opens.getTime();
  const count = Math.floor((LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES);
  return Array.from(
    { length: count },
    (_, index) => new Date(eight + (FIRST_MINUTE + index * STEP_MINUTES) * MINUTE_MS),
  );
}
