import { type Day, hoursOf } from './days.ts';
import type { RandomSource } from './random-source.ts';

/** A moment of a day kept for one mail. What it is used for, beginning a conversation or answering one, is decided later. */
export type Slot = { slot: number; at: Date };

type SlotInput = { mailboxId: string; zone: string; day: Day; mails: number; random: RandomSource };

/**
 * Spreads a day's mails over its human hours: one in each equal part of the day, at a second drawn at random. So mails are
 * never bunched into an hour and never evenly spaced, and the same day planned twice has the same slots.
 */
export function slotsOf({ mailboxId, zone, day, mails, random }: SlotInput): Slot[] {
  const { opens, closes } = hoursOf(zone, day);
  const part = (closes.getTime() - opens.getTime()) / mails;
  return Array.from({ length: mails }, (_, slot) => {
    const into = (slot + random(`slot ${slot} of ${mailboxId} on ${day}`)) * part;
    return { slot, at: new Date(opens.getTime() + Math.floor(into / 1000) * 1000) };
  });
}
