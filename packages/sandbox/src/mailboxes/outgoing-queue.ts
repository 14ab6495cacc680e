import type { Cancel, Clock } from '../clock/clock.ts';
import type { RelayAnswer } from '../relay.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import type { PromisedMail } from '../truth/responsibility.ts';

/** A mail for one recipient, from the moment a host took it until it is delivered, returned or given up. */
export type QueuedMail = PromisedMail & { host: string; from: string; raw: Buffer; acceptedAt: Date };

type Sending = { host: string; from: string; to: string[]; raw: Buffer; messageId: string };

export type OutgoingQueue = {
  /** Takes the mail and returns at once; the first attempt is made as soon as the clock allows. */
  take(mail: Sending): void;
  /** As `take`, and waits until the first attempt is over. */
  takeAndTry(mail: Sending): Promise<void>;
  waiting(): PromisedMail[];
  /** When the next attempt is due; those under way are not counted. */
  nextAt(): Date | undefined;
  /** Whether an attempt is under way, except at a host that makes its clients wait by the box's clock. */
  isActing(): boolean;
  /** Forgets every mail. */
  clear(): void;
};

type QueueOptions = {
  clock: Clock;
  truth: LogOfTruth;
  carry: (mail: QueuedMail) => Promise<RelayAnswer>;
  /** Whether the recipient's host makes its clients wait by the box's clock. */
  isHeldUp: (mail: QueuedMail) => boolean;
  /** Tells the sender that the mail could not be delivered. */
  giveBack: (mail: QueuedMail, answer: RelayAnswer) => void;
  /** Tells the sender that the mail still waits. */
  excuse: (mail: QueuedMail, answer: RelayAnswer) => void;
};

const MINUTE_MS = 60_000;
/** After each attempt; the last one repeats. */
const PAUSES_MS = [5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
const LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** A mail that has waited so long is spoken of, once. */
const PATIENCE_MS = 4 * 60 * MINUTE_MS;
/** So many mails are on their way at a time; a real host has its limit too. */
const UNDER_WAY_MAX = 20;

type Entry = {
  mail: QueuedMail;
  attempts: number;
  isExcused: boolean;
  dueAt: Date | undefined;
  cancel: Cancel | undefined;
};

/** What stands behind a provider's submission door: mails are tried again until they are through or a day has passed. */
export function startOutgoingQueue({ clock, truth, carry, isHeldUp, giveBack, excuse }: QueueOptions): OutgoingQueue {
  const entries = new Set<Entry>();
  const ready: (() => void)[] = [];
  let underWay = 0;

  /** Waits for its turn. */
  async function enter() {
    if (underWay < UNDER_WAY_MAX) underWay += 1;
    else await new Promise<void>((resolve) => ready.push(resolve));
  }

  /** The next in line takes over the place. */
  function leave() {
    const next = ready.shift();
    if (next) next();
    else underWay -= 1;
  }

  function schedule(entry: Entry, at: Date) {
    entry.dueAt = at;
    entry.cancel = clock.at(at, () => attemptUnheld(entry));
  }

  function defer(entry: Entry, answer: RelayAnswer) {
    const { from, to, messageId, acceptedAt } = entry.mail;
    const code = `${answer.code} ${answer.status} ${answer.text}`;
    const event = { at: clock.now(), from, to, what: 'Delivery deferred', code, messageId };
    truth.note({ ...event, kind: 'smtp', direction: 'in' });
    if (entry.isExcused || clock.now().getTime() - acceptedAt.getTime() < PATIENCE_MS) return;
    entry.isExcused = true;
    excuse(entry.mail, answer);
  }

  async function attempt(entry: Entry) {
    const { mail } = entry;
    entry.dueAt = undefined;
    await enter();
    const answer = await carry(mail).finally(leave);
    // The world may have begun anew in the meantime.
    if (!entries.has(entry)) return;
    if (answer.code < 400) return void entries.delete(entry);
    const pause = PAUSES_MS[Math.min(entry.attempts, PAUSES_MS.length - 1)] ?? LIFETIME_MS;
    entry.attempts += 1;
    const next = new Date(clock.now().getTime() + pause);
    if (answer.code < 500 && next.getTime() <= mail.acceptedAt.getTime() + LIFETIME_MS) {
      defer(entry, answer);
      return schedule(entry, next);
    }
    entries.delete(entry);
    giveBack(mail, answer);
  }

  /** The clock waits for what it started; it must not wait for a host that itself waits for the clock. */
  async function attemptUnheld(entry: Entry) {
    const isHeld = isHeldUp(entry.mail);
    const done = attempt(entry);
    if (!isHeld) await done;
  }

  function enqueue({ to, ...mail }: Sending): Entry[] {
    const acceptedAt = clock.now();
    return to.map((recipient) => {
      const queued = { ...mail, to: recipient, acceptedAt };
      const entry: Entry = { mail: queued, attempts: 0, isExcused: false, dueAt: undefined, cancel: undefined };
      entries.add(entry);
      return entry;
    });
  }

  return {
    take(mail) {
      for (const entry of enqueue(mail)) schedule(entry, clock.now());
    },
    async takeAndTry(mail) {
      for (const entry of enqueue(mail)) await attemptUnheld(entry);
    },
    waiting: () => [...entries].map(({ mail }) => mail),
    nextAt: () =>
      [...entries].reduce<Date | undefined>(
        (soonest, { dueAt }) => (dueAt && (!soonest || dueAt < soonest) ? dueAt : soonest),
        undefined,
      ),
    isActing: () => [...entries].some(({ mail, dueAt }) => dueAt === undefined && !isHeldUp(mail)),
    clear() {
      for (const { cancel } of entries) cancel?.();
      entries.clear();
    },
  };
}
