import { addDays, dayIn, hoursOf, isHumanHour, weekdayFrom } from './days.ts';
import type { RandomSource } from './random-source.ts';
import { THREAD_DEPTH_MAX } from './rules.ts';
import type { Slot } from './slots.ts';

const MINUTE_MS = 60_000;

/** Half of all answers come within this time; log-normal around it, as people's answers are. */
const MEDIAN_MINUTES = 55;
const SPREAD = 0.9;
const SHORTEST_MINUTES = 4;
const LONGEST_MINUTES = 8 * 60;

/** Nobody answers the whole night's mail at one minute past eight. */
const SETTLING_MINUTES = 70;

type ReplyInput = {
  threadId: string;
  /** Mails in the conversation so far. */
  depth: number;
  /** Of the one who would answer. */
  zone: string;
  replyPercent: number;
  receivedAt: Date;
  random: RandomSource;
};

/** When the receiver will have read and thought, or nothing when it does not answer. */
export function decideReply({ threadId, depth, zone, replyPercent, receivedAt, random }: ReplyInput): Date | undefined {
  if (depth >= THREAD_DEPTH_MAX) return undefined;
  const purpose = `answer ${depth} in ${threadId}`;
  if (random(purpose) * 100 >= replyPercent) return undefined;
  const delay = humanMinutes(random, purpose) * MINUTE_MS;
  return intoHumanHours(zone, new Date(receivedAt.getTime() + delay), random(`${purpose} settling in`));
}

function humanMinutes(random: RandomSource, purpose: string): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random(`${purpose} radius`)));
  const normal = radius * Math.cos(2 * Math.PI * random(`${purpose} angle`));
  return Math.min(Math.max(MEDIAN_MINUTES * Math.exp(SPREAD * normal), SHORTEST_MINUTES), LONGEST_MINUTES);
}

function intoHumanHours(zone: string, at: Date, settling: number): Date {
  if (isHumanHour(zone, at)) return at;
  const day = dayIn(zone, at);
  const next = weekdayFrom(at < hoursOf(zone, day).opens ? day : addDays(day, 1));
  return new Date(hoursOf(zone, next).opens.getTime() + settling * SETTLING_MINUTES * MINUTE_MS);
}

/** A slot and the opening that still waits in it, if any. Slots with anything else in them are not offered. */
export type OfferedSlot<Id> = Slot & { opening: Id | undefined };

/**
 * The slot an answer takes: the next free one, else the next whose opening has not gone out, which then gives way. An
 * answer never adds a mail to the day, so the ramp stays exact; without a slot it waits for the next day's.
 */
export function placeReply<Id>(offered: readonly OfferedSlot<Id>[], notBefore: Date): OfferedSlot<Id> | undefined {
  const later = offered.filter(({ at }) => at >= notBefore).sort((a, b) => a.at.getTime() - b.at.getTime());
  return later.find(({ opening }) => opening === undefined) ?? later[0];
}
