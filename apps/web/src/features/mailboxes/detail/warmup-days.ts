import type {
  getWarmingLanded,
  getWarmingReceived,
  getWarmingSent,
  getWarmup,
} from '@outrider/contract/mailboxes/warm-up';
import type { z } from 'zod';

type Days<E extends { output: z.ZodType<{ days: unknown[] }> }> = z.output<E['output']>['days'];

export type WarmupDays = {
  sent: { days: Days<typeof getWarmingSent>; total: number };
  received: { days: Days<typeof getWarmingReceived>; total: number };
  landed: z.output<typeof getWarmingLanded.output>;
};

export type WarmupDay = {
  day: string;
  sent: number;
  inbox: number;
  spam: number;
  rescued: number;
  /** Sent, and where it landed is not known yet. */
  unjudged: number;
  received: number;
  planned: number;
};

const DAY_MS = 86_400_000;

/** One entry for every day of the calendar from the first to the last that anything is known or planned about. */
export function joinDays(
  { sent, received, landed }: WarmupDays,
  planned: z.output<typeof getWarmup.output>['planned'],
): WarmupDay[] {
  const named = [...sent.days, ...received.days, ...landed.days, ...planned].map(({ day }) => day).toSorted();
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined) return [];
  const countOn = (days: readonly { day: string; count: number }[], day: string) =>
    days.find((each) => each.day === day)?.count ?? 0;
  return calendar(first, last).map((day) => {
    const { inbox = 0, spam = 0, rescued = 0 } = landed.days.find((each) => each.day === day) ?? {};
    const out = countOn(sent.days, day);
    return {
      day,
      sent: out,
      inbox,
      spam,
      rescued,
      unjudged: Math.max(0, out - inbox - spam),
      received: countOn(received.days, day),
      planned: countOn(planned, day),
    };
  });
}

function calendar(first: string, last: string): string[] {
  const from = Date.parse(first);
  const length = Math.round((Date.parse(last) - from) / DAY_MS) + 1;
  return Array.from({ length }, (_day, index) => new Date(from + index * DAY_MS).toISOString().slice(0, 10));
}

/** The day it is in a zone, as a calendar names it. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
