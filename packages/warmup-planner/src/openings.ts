import { createMeetings, haveRested, type Meeting, type Meetings } from './meetings.ts';
import type { RandomSource } from './random-source.ts';
import type { Slot } from './slots.ts';

export type PoolMember = { id: string; provider: string };

/** A mailbox's free slots on the day being planned, and how many conversations it may begin in them. */
export type OpenDay = { mailboxId: string; slots: readonly Slot[]; openings: number };

export type Opening = { from: string; to: string; slot: number; at: Date };

type PlanInput = {
  days: readonly OpenDay[];
  /** Everybody who can take mail now. */
  pool: readonly PoolMember[];
  /** Conversations begun or planned within 72 h of the days being planned, by anybody with anybody. */
  meetings: readonly Meeting[];
  random: RandomSource;
};

/** Nobody is begun with by more than this part of the pool a day: the other half of what a pair's rest allows, and a little. */
const TAKEN_SHARE = 5;

/**
 * Decides who writes to whom. Slots are filled in the order of their times, so that no mailbox is served before the
 * others. Of the partners that rested, the one with the least mail on that day is chosen, then one at the provider this
 * mailbox has written to least, then the one it has not met for longest; equals are drawn at random.
 */
export function planOpenings({ days, pool, meetings, random }: PlanInput): Opening[] {
  const met = createMeetings(meetings);
  const takenMost = Math.ceil((pool.length - 1) / TAKEN_SHARE);
  const planned: Opening[] = [];
  for (const { mailboxId: from, slot, at } of chosenSlots(days, random)) {
    const start = Math.floor(random(`partner of ${from} at ${at.getTime()}`) * pool.length);
    const partner = bestPartner({ from, at, pool, start, met, takenMost });
    if (!partner) continue;
    met.add({ from, to: partner.id, at }, partner.provider);
    planned.push({ from, to: partner.id, slot, at });
  }
  return planned;
}

/** Each day's slots for openings in the order of time. A day that may begin fewer than it has slots draws which ones. */
function chosenSlots(days: readonly OpenDay[], random: RandomSource) {
  return days
    .flatMap(({ mailboxId, slots, openings }) =>
      slots
        .map((slot) => ({ ...slot, mailboxId, draw: random(`opening ${slot.at.getTime()} of ${mailboxId}`) }))
        .sort((a, b) => a.draw - b.draw)
        .slice(0, openings),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.mailboxId < b.mailboxId ? -1 : 1));
}

/** In a pool of thousands a few hundred drawn at random have a rested one among them; looking at all would take minutes. */
const LOOKED_AT_MOST = 400;

type Choice = {
  from: string;
  at: Date;
  pool: readonly PoolMember[];
  start: number;
  met: Meetings;
  takenMost: number;
};

function bestPartner({ from, at, pool, start, met, takenMost }: Choice): PoolMember | undefined {
  const [times, taken, written] = [met.timesOf(from), met.takenOn(at), met.writtenBy(from)];
  let best: { member: PoolMember; rank: Rank } | undefined;
  for (let step = 0; step < Math.min(pool.length, LOOKED_AT_MOST); step++) {
    const member = pool[(start + step) % pool.length];
    if (!member || member.id === from) continue;
    const count = taken.get(member.id) ?? 0;
    if (count >= takenMost || (best && count > best.rank[0])) continue;
    const before = times.get(member.id);
    if (!haveRested(before, at)) continue;
    const rank: Rank = [count, written.get(member.provider) ?? 0, before?.at(-1) ?? 0];
    if (!best || isBefore(rank, best.rank)) best = { member, rank };
  }
  return best?.member;
}

type Rank = [taken: number, atProvider: number, lastMet: number];

const isBefore = (a: Rank, b: Rank) => (a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]);
