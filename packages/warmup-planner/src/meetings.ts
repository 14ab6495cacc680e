import { PAIR_REST_MS } from './rules.ts';

/**
 * A conversation begun by one mailbox with another. It counts once, at the time of its first mail: the answers in it are
 * part of the same meeting, as a pair that writes back and forth on one matter is one acquaintance, not four.
 */
export type Meeting = { from: string; to: string; at: Date };

const DAY_MS = 86_400_000;

export type Meetings = ReturnType<typeof createMeetings>;

/** Who met whom, in either direction, kept so that a pool of thousands is planned in one pass. */
export function createMeetings(known: readonly Meeting[]) {
  const times = new Map<string, Map<string, number[]>>();
  const taken = new Map<number, Map<string, number>>();
  const written = new Map<string, Map<string, number>>();

  function note({ from, to, at }: Meeting) {
    const time = at.getTime();
    const both = times.get(from)?.get(to) ?? [];
    both.push(time);
    inner(times, from).set(to, both);
    inner(times, to).set(from, both);
    countUp(inner(taken, dayOf(at)), to);
  }

  for (const meeting of known) note(meeting);

  return {
    add(meeting: Meeting, provider: string) {
      note(meeting);
      countUp(inner(written, meeting.from), provider);
    },
    /** The times a mailbox met each of its partners. */
    timesOf: (mailbox: string): ReadonlyMap<string, readonly number[]> => inner(times, mailbox),
    /** Conversations begun with each mailbox on the UTC day of a moment. */
    takenOn: (at: Date): ReadonlyMap<string, number> => inner(taken, dayOf(at)),
    /** Conversations a mailbox began with each provider in this planning. */
    writtenBy: (from: string): ReadonlyMap<string, number> => inner(written, from),
  };
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);

const countUp = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Looks both ways in time: what is planned for later counts as much as what was. */
export const haveRested = (met: readonly number[] | undefined, at: Date): boolean =>
  met === undefined || met.every((time) => Math.abs(at.getTime() - time) >= PAIR_REST_MS);

function inner<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<L, V>();
  map.set(key, made);
  return made;
}
