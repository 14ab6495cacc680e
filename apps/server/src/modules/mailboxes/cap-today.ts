import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';

/** Decisions, "Caps, gaps, windows" and "Warm-up". */
const RAMP = { start: 5, aDay: 2 };
const WARMUP = { start: 5, aDay: 1 };
const REPLY_RESERVE = 0.1;
const DAY_MS = 86_400_000;

type Capped = {
  dailyCap: number;
  ramp: boolean;
  createdAt: Date;
  warmup: { state: WarmupState; day: number; cap: number };
};

/**
 * What may go out today. Until a mailbox is warmed up that is what warm-up allows; afterwards, and for one that is not
 * warmed up at all, the ramp of a new mailbox up to its cap.
 */
export function capToday({ dailyCap, ramp, createdAt, warmup }: Capped, now: Date): number {
  if (warmup.state === 'queued' || warmup.state === 'warming' || warmup.state === 'held') {
    const allowed = WARMUP.start + WARMUP.aDay * Math.max(0, warmup.day - 1);
    return Math.min(dailyCap, warmup.cap, allowed);
  }
  if (!ramp) return dailyCap;
  const age = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS));
  return Math.min(dailyCap, RAMP.start + RAMP.aDay * age);
}

/** The part of a cap that is kept for answering people. */
export const replyReserve = (cap: number) => Math.ceil(cap * REPLY_RESERVE);
