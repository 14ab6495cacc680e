import { dayAt, dayName, dayNumber } from './calendar.ts';
import type { Mailbox } from './state.ts';

/** Decisions, "Caps, gaps, windows" and "Warm-up". */
const NEW_MAILBOX = { start: 5, aDay: 2 };
export const WARMING_UP = { start: 5, aDay: 1 };
const REPLY_RESERVE = 0.1;

const WARMS_UP: ReadonlySet<string> = new Set(['queued', 'warming', 'held']);

export const isWarmingUp = (state: string): boolean => WARMS_UP.has(state);

type Growing = {
  zone: string;
  dailyCap: number;
  ramp: boolean;
  createdAt: number;
  warmup: { state: string; day: number; cap: number };
};

/**
 * Until it is warmed up, what warm-up allows; afterwards, and for one that is not warmed up at all, the ramp of a new
 * mailbox where it has one. Days are calendar days of the mailbox's own zone.
 */
export function rampOf({ zone, dailyCap, ramp, createdAt, warmup }: Growing, at: number): Mailbox['ramp'] {
  if (isWarmingUp(warmup.state)) {
    const from = dayName(dayNumber(dayAt(zone, at).day) - Math.max(0, warmup.day - 1));
    return { from, ...WARMING_UP, cap: warmup.cap, isWarmup: true };
  }
  return ramp ? { from: dayAt(zone, createdAt).day, ...NEW_MAILBOX, cap: dailyCap } : null;
}

/** What a mailbox may send on a day: its cap, or less while it is new. */
export function capOn({ dailyCap, ramp }: Pick<Mailbox, 'dailyCap' | 'ramp'>, day: string): number {
  if (!ramp) return dailyCap;
  const age = Math.max(0, dayNumber(day) - dayNumber(ramp.from));
  return Math.min(dailyCap, ramp.cap, ramp.start + ramp.aDay * age);
}

/** The part of a cap that is kept for answering people. */
export const replyReserve = (cap: number): number => Math.ceil(cap * REPLY_RESERVE);

/** What is left of it for campaigns: one mail at least. */
export const campaignShare = (cap: number): number => Math.min(cap, Math.max(1, cap - replyReserve(cap)));
