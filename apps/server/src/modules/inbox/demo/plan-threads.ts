import type { DemoThread } from './demo-mails.ts';
import { createDemoSlots, type DemoSlots } from './demo-slots.ts';
import { DEMO_THREADS } from './demo-threads.ts';
import type { DemoWriter } from './write-mail.ts';

export type PlannedThread = {
  thread: DemoThread;
  person: DemoWriter;
  /** When the campaign wrote, oldest first, and when each turn came. */
  ours: Date[];
  turns: Date[];
};

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** By whose clock the people of a group are written to; the others by that of the demo company. */
const ZONES: Record<string, string> = {
  UK: 'Europe/London',
  Nordics: 'Europe/Stockholm',
  Benelux: 'Europe/Amsterdam',
  France: 'Europe/Paris',
  Poland: 'Europe/Warsaw',
  'North America': 'America/New_York',
};
const OWN_ZONE = 'Europe/Berlin';

/** Everybody the demo company has a conversation with: the same people at every start. */
export const listThreads = (people: ReadonlyMap<string, readonly DemoWriter[]>) =>
  DEMO_THREADS.flatMap((thread) => {
    const person = people.get(thread.tag)?.at(thread.who);
    return person ? { thread, person } : [];
  });

/** When everything in the mailboxes was written, as the rules of campaigns allow it; and the moments that are left. */
export function planThreads(
  people: ReadonlyMap<string, readonly DemoWriter[]>,
  start: Date,
): { threads: PlannedThread[]; slots: DemoSlots } {
  const slots = createDemoSlots();
  const threads = listThreads(people).map(({ thread, person }) => ({
    thread,
    person,
    ...planThread(slots, thread, person, start),
  }));
  return { threads, slots };
}

function planThread(slots: DemoSlots, thread: DemoThread, { email }: DemoWriter, start: Date) {
  const { mailbox, tag, againAfter, answeredAfter = 0 } = thread;
  const wanted = { mailbox, email, zone: ZONES[tag] ?? OWN_ZONE };
  const turns = thread.turns.map((_, index) => momentOf(start, thread, thread.turns.length - 1 - index));
  // Nothing went out today: a newcomer finds everything as it was left overnight.
  const today = Math.floor(start.getTime() / DAY_MS) * DAY_MS;
  const answered = (turns[0] ?? momentOf(start, thread, 0)).getTime() - answeredAfter * DAY_MS;
  const last = slots.lastBefore(wanted, new Date(Math.min(answered - 10 * MINUTE_MS, today)));
  const ours = againAfter ? [slots.lastBefore(wanted, new Date(last.getTime() - againAfter * DAY_MS)), last] : [last];
  return { ours, turns };
}

/** Two days between turns, and some minutes, so that no two are at the same hour. */
function momentOf(start: Date, { daysAgo, at }: DemoThread, turnsBefore: number): Date {
  const [hours = 9, minutes = 0] = at.split(':').map(Number);
  const day = new Date(start.getTime() - (daysAgo + turnsBefore * 2) * DAY_MS);
  const moment = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hours, minutes - turnsBefore * 23);
  // Nobody answers from the future: what would be later today came an hour or so ago.
  return new Date(Math.min(moment, start.getTime() - (turnsBefore * 2 + 1) * 1_700_000));
}
