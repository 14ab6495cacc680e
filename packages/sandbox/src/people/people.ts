import type { PersonHabit } from '@outrider/contract/sandbox/people';
import type { Cancel } from '../clock/clock.ts';
import { practiceRuleOf } from '../practice/practice-roles.ts';
import type { Service } from '../service.ts';
import type { Act, PlannedAct } from './act.ts';
import { doAct } from './acts.ts';
import { isOnce } from './habits.ts';
import { asksForReceipt, type Delivery, type Incoming, isAutomatic, readable, readIncoming } from './incoming.ts';
import { planOf } from './nature.ts';
import type { Ports, Scene } from './ports.ts';
import type { Rule } from './rule.ts';

export type { Act, Delivery, PlannedAct, Ports };

/** What a user who acts as a person can make them do. */
export type ChosenAct = Act | { kind: 'goOnLeave'; returns: Date };

export type People = Service & {
  /** A message has arrived for a person. Returns at once; they act when their time has come. */
  receive(delivery: Delivery): void;
  /** Acts now on the newest message. False when the person has none that is remembered. */
  act(address: string, act: ChosenAct): Promise<boolean>;
  /** The message `act` would be done with, as the person's client shows it. */
  newestFor(address: string): Promise<Incoming | undefined>;
  /** What the person will still do by their nature, soonest first. */
  plannedFor(address: string): PlannedAct[];
  /** What the person does from the next mail on; `byNature` as if nobody had said anything. */
  setHabit(address: string, habit: PersonHabit): void;
  habitOf(address: string): PersonHabit;
  /** When the next of them does something. */
  nextAt(): Date | undefined;
  /** Until nobody is in the middle of something: who fetches three links does that one after the other. */
  settled(): Promise<void>;
  isActing(): boolean;
  /** How many have got mail. */
  count(): number;
};

/** Whose newest message is kept for `act`; beyond that the longest silent are forgotten. */
const REMEMBERED_MAX = 500;

/** Everybody who lives in the box. They exist as soon as they are written to. */
export function startPeople(ports: Ports): People {
  const { chance, clock, truth, world } = ports;
  const received = new Map<string, number>();
  const turns = new Map<string, number>();
  const newest = new Map<string, Delivery>();
  const leaves = new Map<string, Date>();
  const rules = new Map<string, Rule>();
  const absencesAnnounced = new Set<string>();
  const pending = new Map<PlannedAct, { address: string; cancel: Cancel }>();
  const acting = new Set<Promise<void>>();

  const nextTurn = (address: string) => {
    const turn = (turns.get(address) ?? 0) + 1;
    turns.set(address, turn);
    return `${address} act ${turn}`;
  };

  async function perform(delivery: Delivery, act: Act) {
    const done = performAlone(delivery, act);
    acting.add(done);
    await done;
    acting.delete(done);
  }

  async function performAlone(delivery: Delivery, act: Act) {
    const address = delivery.to.toLowerCase();
    const person = world.personAt(address);
    const scene: Scene = { person, delivery, turn: nextTurn(address) };
    try {
      await doAct(ports, scene, act);
    } catch (error) {
      // No mail may end the box, no matter what is in it.
      const what = `${act.kind} failed: ${String(error)}`;
      truth.note({ at: clock.now(), kind: 'smtp', direction: 'out', from: address, to: delivery.from, what, code: '' });
    }
  }

  /** RFC 3834, 2: one sender hears of an absence once. */
  function isAnnounced(delivery: Delivery, act: Act): boolean {
    if (act.kind !== 'outOfOffice') return false;
    const key = `${delivery.to} ${delivery.from} ${act.returns.getTime()}`.toLowerCase();
    if (absencesAnnounced.has(key)) return true;
    absencesAnnounced.add(key);
    return false;
  }

  function remember(address: string, delivery: Delivery) {
    newest.delete(address);
    newest.set(address, delivery);
    const [oldest] = newest.keys();
    if (newest.size > REMEMBERED_MAX && oldest !== undefined) newest.delete(oldest);
  }

  function awayUntil(address: string, at: Date): Date | undefined {
    const returns = leaves.get(address);
    return returns && returns > at ? returns : undefined;
  }

  return {
    receive(arrived) {
      const delivery = { ...arrived, raw: readable(arrived.raw) };
      const address = delivery.to.toLowerCase();
      const earlier = received.get(address) ?? 0;
      received.set(address, earlier + 1);
      remember(address, delivery);
      const facts = {
        earlier,
        automatic: isAutomatic(delivery),
        asksForReceipt: asksForReceipt(delivery),
        bounceLater: delivery.bounceLater,
        awayUntil: awayUntil(address, delivery.at),
        rule: rules.get(address) ?? practiceRuleOf(address),
      };
      for (const planned of planOf(chance, world.personAt(address), facts, delivery.at)) {
        if (isAnnounced(delivery, planned)) continue;
        const cancel = clock.at(planned.at, async () => {
          pending.delete(planned);
          await perform(delivery, planned);
        });
        pending.set(planned, { address, cancel });
      }
    },
    async act(written, chosen) {
      const address = written.toLowerCase();
      if (chosen.kind === 'goOnLeave') leaves.set(address, chosen.returns);
      const delivery = newest.get(address);
      if (!delivery) return chosen.kind === 'goOnLeave';
      const act: Act = chosen.kind === 'goOnLeave' ? { ...chosen, kind: 'outOfOffice' } : chosen;
      if (!isAnnounced(delivery, act)) await perform(delivery, act);
      return true;
    },
    async newestFor(written) {
      const delivery = newest.get(written.toLowerCase());
      return delivery && (await readIncoming(delivery));
    },
    plannedFor(written) {
      const address = written.toLowerCase();
      const own = [...pending].filter(([, entry]) => entry.address === address).map(([planned]) => planned);
      return own.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    },
    setHabit(written, habit) {
      const address = written.toLowerCase();
      const next = received.get(address) ?? 0;
      if (habit === 'byNature') rules.delete(address);
      else rules.set(address, { habit, onMail: isOnce(habit) ? next : undefined });
    },
    habitOf(written) {
      const address = written.toLowerCase();
      return (rules.get(address) ?? practiceRuleOf(address))?.habit ?? 'byNature';
    },
    nextAt: () =>
      [...pending.keys()].reduce<Date | undefined>(
        (soonest, { at }) => (!soonest || at < soonest ? at : soonest),
        undefined,
      ),
    async settled() {
      while (acting.size > 0) await Promise.all(acting);
    },
    isActing: () => acting.size > 0,
    count: () => received.size,
    async close() {
      for (const { cancel } of pending.values()) cancel();
      pending.clear();
    },
  };
}
