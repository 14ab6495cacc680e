import { addDays, comingDay, type Day, dayIn } from './days.ts';
import type { Meeting } from './meetings.ts';
import { planOpenings } from './openings.ts';
import { dayTarget } from './ramp.ts';
import type { RandomSource } from './random-source.ts';
import { decideReply, placeReply } from './replies.ts';
import { PAIR_REST_MS } from './rules.ts';
import { type Slot, slotsOf } from './slots.ts';
import { type DayTally, sendingDaysUntil } from './tallies.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type SimulatedBox = {
  id: string;
  zone: string;
  provider: string;
  cap: number;
  startedOn: Day;
  /** Days on which it cannot log in, and the day from which a campaign sends from it. */
  brokenOn: ReadonlySet<Day>;
  campaignFrom: Day | undefined;
};

/** What the world saw: written down where mail arrives, not where it is planned. */
export type Delivery = {
  threadId: string;
  place: number;
  from: string;
  to: string;
  at: Date;
  landed: 'inbox' | 'spam';
};

type Mail = {
  threadId: string;
  place: number;
  from: string;
  to: string;
  day: Day;
  slot: number;
  at: Date;
  gone: boolean;
};
type Waiting = { threadId: string; place: number; from: string; to: string; notBefore: Date };

type PlannedDays = Map<Day, { slots: Slot[]; mails: Map<number, Mail> }>;

/** The pool's life on a clock that is stepped minute by minute: plan, send, land, answer. */
export function simulate(
  boxes: readonly SimulatedBox[],
  { start, days, random }: { start: Date; days: number; random: RandomSource },
) {
  const truth: Delivery[] = [];
  const tallies = new Map(boxes.map(({ id }) => [id, new Map<Day, DayTally>()]));
  const books = new Map(
    boxes.map((box) => [box.id, { box, waiting: [] as Waiting[], planned: new Map() as PlannedDays }]),
  );
  const due = new Map<number, Mail[]>();
  const arriving = new Map<number, (Delivery & { arrives: Date })[]>();
  const meetings = new Map<string, Meeting>();
  let threads = 0;

  const bookOf = (id: string) => {
    const book = books.get(id);
    if (!book) throw new Error(`no mailbox ${id}`);
    return book;
  };
  const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS);
  const tallyOf = (id: string, at: Date) => {
    const day = dayIn(bookOf(id).box.zone, at);
    const known = tallies.get(id)?.get(day);
    if (known) return known;
    const made = { day, sent: 0, received: 0, inbox: 0, spam: 0, missing: 0, rescued: 0 };
    tallies.get(id)?.set(day, made);
    return made;
  };
  const works = ({ brokenOn, zone }: SimulatedBox, now: Date) => !brokenOn.has(dayIn(zone, now));

  function enter(mail: Mail) {
    bookOf(mail.from).planned.get(mail.day)?.mails.set(mail.slot, mail);
    due.set(minuteOf(mail.at), [...(due.get(minuteOf(mail.at)) ?? []), mail]);
  }

  function placeWaiting(id: string, now: Date) {
    const book = bookOf(id);
    book.waiting = book.waiting.filter((reply) => {
      for (const [day, { slots, mails }] of [...book.planned].slice(-2)) {
        const offered = slots
          .filter(({ slot, at }) => at > now && (!mails.has(slot) || mails.get(slot)?.place === 1))
          .map((slot) => ({ ...slot, opening: mails.get(slot.slot) }));
        const slot = placeReply(offered, reply.notBefore);
        if (!slot) continue;
        if (slot.opening) {
          slot.opening.gone = true;
          meetings.delete(slot.opening.threadId);
        }
        enter({ ...reply, day, slot: slot.slot, at: slot.at, gone: false });
        return false;
      }
      return true;
    });
  }

  function plan(now: Date) {
    const pool = boxes.filter((box) => works(box, now));
    const open = pool.flatMap((box) => {
      const day = comingDay(box.zone, now);
      const book = bookOf(box.id);
      if (day <= box.startedOn || box.brokenOn.has(day) || book.planned.has(day)) return [];
      const sendingDays = sendingDaysUntil([...(tallies.get(box.id)?.values() ?? [])], addDays(day, -1));
      const campaignSends = box.campaignFrom !== undefined && day >= box.campaignFrom;
      const target = dayTarget({ day, sendingDays, cap: box.cap, partners: pool.length - 1, campaignSends });
      const slots = slotsOf({ mailboxId: box.id, zone: box.zone, day, mails: target.mails, random }).filter(
        ({ at }) => at > now,
      );
      book.planned.set(day, { slots, mails: new Map() });
      placeWaiting(box.id, now);
      const free = slots.filter(({ slot }) => !book.planned.get(day)?.mails.has(slot));
      return [{ mailboxId: box.id, day, slots: free, openings: target.openings }];
    });
    if (open.length === 0) return;
    for (const [threadId, { at }] of meetings)
      if (at.getTime() <= now.getTime() - PAIR_REST_MS) meetings.delete(threadId);
    const dayOf = new Map(open.map(({ mailboxId, day }) => [mailboxId, day]));
    for (const opening of planOpenings({ days: open, pool, meetings: [...meetings.values()], random })) {
      const threadId = `t${++threads}`;
      const { from, to, slot, at } = opening;
      meetings.set(threadId, { from, to, at });
      enter({ threadId, place: 1, from, to, day: dayOf.get(from) ?? '', slot, at, gone: false });
    }
  }

  function send(mail: Mail) {
    if (mail.gone || !works(bookOf(mail.from).box, mail.at)) return;
    const { threadId, place, from, to, at } = mail;
    const landed = random(`landing of ${threadId} ${place}`) < 0.95 ? 'inbox' : 'spam';
    truth.push({ threadId, place, from, to, at, landed });
    tallyOf(from, at).sent += 1;
    tallyOf(from, at)[landed] += 1;
    const arrives = new Date(at.getTime() + MINUTE_MS * (1 + Math.floor(random(`way of ${threadId} ${place}`) * 9)));
    arriving.set(minuteOf(arrives), [
      ...(arriving.get(minuteOf(arrives)) ?? []),
      { threadId, place, from, to, at, landed, arrives },
    ]);
  }

  function receive({ threadId, place, from, to, arrives }: Delivery & { arrives: Date }) {
    const { box, waiting } = bookOf(to);
    tallyOf(to, arrives).received += 1;
    const notBefore = decideReply({
      threadId,
      depth: place,
      zone: box.zone,
      replyPercent: 30,
      receivedAt: arrives,
      random,
    });
    if (!notBefore) return;
    waiting.push({ threadId, place: place + 1, from: to, to: from, notBefore });
    placeWaiting(to, arrives);
  }

  for (let now = start.getTime(); now < start.getTime() + days * 24 * HOUR_MS; now += MINUTE_MS) {
    const minute = Math.floor(now / MINUTE_MS);
    if (now % HOUR_MS === 0) plan(new Date(now));
    for (const delivery of arriving.get(minute) ?? []) receive(delivery);
    for (const mail of due.get(minute) ?? []) send(mail);
  }
  return { truth, talliesOf: (id: string) => [...(tallies.get(id)?.values() ?? [])] };
}
