import { setTimeout as pause } from 'node:timers/promises';
import type { Box } from '@outrider/sandbox';
import type { Db } from '../platform/db.ts';
import type { JobDefinition, JobName } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { BoxClock } from './box-clock.ts';
import { createDueCrons } from './due-crons.ts';
import type { Moment, ProductWork } from './product-work.ts';
import { STORE_EVERY_MS, storeClock } from './stored-clock.repository.ts';

export type Pace = {
  setSpeed(speed: number): void;
  /** Passes to a moment as fast as the work allows, and stops at everything that is due on the way. */
  passTo(moment: Date): void;
  /** The same until a mail of a campaign or of the composer left, or nothing is planned any more. */
  passToNextSend(): void;
  /** When the next mail of a campaign or of the composer may leave; null when none is planned. */
  nextSendAt(): Promise<Date | null>;
  /** Where time is on its way to. */
  destination(): Date | undefined;
  /** Until time is where it was sent, or at most so long. */
  arrived(withinMs: number): Promise<void>;
  stop(): Promise<void>;
};

type PaceDeps = {
  db: Db;
  log: Log;
  box: Pick<Box, 'clock' | 'nextAt' | 'isActing' | 'truth'>;
  clock: BoxClock;
  work: ProductWork;
  definitions: readonly JobDefinition[];
  isOwnMail: (messageIds: readonly string[]) => Promise<boolean>;
  systemNow: () => Date;
  monotonic: () => number;
};

/** Up to here people can follow by eye, and loops that look twice a second are early enough: time simply passes. */
const FREE_SPEED = 10;
const LOOK_EVERY_MS = 250;
const ASK_AGAIN_MS = 8;
/**
 * What is not done after so many looks is stuck: time goes on without it, and it is asked for again a while later. Ten seconds
 * or so; looks and not seconds, as a busy machine is slow at both.
 */
const LOOKS_MAX = 800;
const STUCK_FOR_MS = 60_000;
/** Jobs that come every minute need not come more often than this while hours pass in a second. */
const CRON_REST_MS = 1_000;
const HOUR_MS = 3_600_000;
const FAR_AHEAD_MS = 31 * 24 * HOUR_MS;

/**
 * Lets the box's time pass. At more than FREE_SPEED it never passes a moment something is planned for before that is done, so
 * that a week gives the same mails, answers and ends whether it takes a minute or a week
 * (docs/decisions/0072-one-clock.md).
 */
export function startPace(deps: PaceDeps): Pace {
  const { box, clock, work, monotonic } = deps;
  const crons = createDueCrons(
    deps.definitions.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : [])),
    clock.now(),
  );
  const stuck = new Map<string, number>();
  const cronAt = new Map<JobName, number>();
  const jobs = new Map<JobName, Promise<void>>();
  const stopping = new AbortController();
  const left: string[] = [];
  const unsubscribe = box.truth.subscribe(({ kind, direction, messageId = '' }) => {
    if (destination?.untilSend && kind === 'smtp' && direction === 'in' && messageId !== '') left.push(messageId);
  });
  let destination: { at: Date; untilSend: boolean } | undefined;
  let isStored = false;
  let storedAt = 0;
  let arrival = Promise.withResolvers<void>();
  let changed = Promise.withResolvers<void>();
  const tellChanged = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const endMoves = box.clock.onMove(tellChanged);

  async function store(holdsAt: Date | null) {
    isStored = true;
    storedAt = monotonic();
    const speed = box.clock.speed();
    await storeClock(deps.db, { boxAt: clock.now(), realAt: deps.systemNow(), speed, holdsAt });
  }

  /** Without the queue, which would take longer than most of them do. One that still runs does what is due now as well. */
  function fire(names: Iterable<JobName>) {
    for (const name of new Set(names)) {
      cronAt.set(name, monotonic());
      const definition = deps.definitions.find((each) => each.name === name);
      if (!definition || jobs.has(name)) continue;
      const done = definition
        .handle({})
        .catch((error: unknown) => deps.log.warn({ err: error, job: name }, 'job failed, will come again'))
        .finally(() => jobs.delete(name));
      jobs.set(name, done);
    }
  }

  const isRested = (name: JobName) => monotonic() - (cronAt.get(name) ?? Number.NEGATIVE_INFINITY) >= CRON_REST_MS;

  async function whatIsBusy(): Promise<string | undefined> {
    const now = clock.now();
    for (const [kind, until] of stuck) if (until < monotonic()) stuck.delete(kind);
    const next = box.nextAt();
    if (!stuck.has('crons') && jobs.size > 0) return 'crons';
    if (!stuck.has('box') && (box.isActing() || (next && next <= now))) return 'box';
    return work.busyWith(now, new Set(stuck.keys()));
  }

  /** Until all that is due is done. */
  async function settle() {
    let looks = 0;
    for (let kind = await whatIsBusy(); kind && !stopping.signal.aborted; kind = await whatIsBusy()) {
      clock.wake();
      await pause(ASK_AGAIN_MS);
      looks += 1;
      if (looks < LOOKS_MAX) continue;
      deps.log.warn({ kind }, 'the box’s time goes on although something is not done');
      stuck.set(kind, monotonic() + STUCK_FOR_MS);
    }
  }

  /** Where time stops next, and the jobs that are due there. */
  async function nextStop(): Promise<{ at: Date; due: JobName[] }> {
    const now = clock.now();
    const moments: Moment[] = (await work.moments(now)).filter(({ at }) => at > now);
    const inBox = box.nextAt();
    if (inBox && inBox > now) moments.push({ at: inBox });
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
    const ahead = [...moments.map(({ at }) => at), hour, ...(destination ? [destination.at] : [])];
    const at = new Date(Math.min(...ahead.map((each) => each.getTime())));
    return { at, due: moments.flatMap((each) => (each.job && each.at <= at ? [each.job] : [])) };
  }

  const isWholeHour = (at: Date) => at.getTime() % HOUR_MS === 0;

  async function doWhatIsDue(due: readonly JobName[], isForAll: boolean) {
    const now = clock.now();
    fire([...due, ...crons.take(now, (name) => isForAll || isRested(name))]);
    clock.wake();
    await settle();
  }

  async function isSent() {
    const ids = left.splice(0);
    return ids.length > 0 && (await deps.isOwnMail(ids));
  }

  function arrive() {
    destination = undefined;
    box.clock.holdAt(undefined);
    arrival.resolve();
  }

  /** One stop on the way to somewhere. */
  async function stepTowards(to: { at: Date; untilSend: boolean }) {
    await settle();
    if (to.untilSend && (await work.nextSend(clock.now())) === null) return arrive();
    const { at, due } = await nextStop();
    await store(at);
    box.clock.goTo(at);
    const isThere = at >= to.at;
    await doWhatIsDue(due, isThere || isWholeHour(at));
    if (destination === to && (isThere || (to.untilSend && (await isSent())))) {
      arrive();
      await store(null);
    }
  }

  /** Time passes by itself up to where it is held. */
  async function stepAlong() {
    await settle();
    const { at, due } = await nextStop();
    const before = clock.now();
    box.clock.holdAt(at);
    await store(at);
    const waitMs = Math.max(0, at.getTime() - before.getTime()) / box.clock.speed();
    await waitAtMost(Math.min(waitMs, LOOK_EVERY_MS));
    const isThere = clock.now() >= at;
    await doWhatIsDue(isThere ? due : [], isThere && isWholeHour(at));
  }

  async function stepFreely() {
    box.clock.holdAt(undefined);
    fire(crons.take(clock.now()));
    const isOrdinary = box.clock.speed() === 1 && !isStored;
    if (!isOrdinary && monotonic() - storedAt >= STORE_EVERY_MS / 2) await store(null);
    await waitAtMost(LOOK_EVERY_MS);
  }

  const waitAtMost = (milliseconds: number) =>
    Promise.race([pause(milliseconds, undefined, { ref: false }), changed.promise]);

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        if (destination) await stepTowards(destination);
        else if (box.clock.speed() > FREE_SPEED) await stepAlong();
        else await stepFreely();
      } catch (error) {
        if (stopping.signal.aborted) return;
        deps.log.warn({ err: error }, 'the box’s time does not pass');
        await waitAtMost(LOOK_EVERY_MS);
      }
    }
  }

  function passTo(at: Date, untilSend: boolean) {
    left.length = 0;
    destination = { at, untilSend };
    arrival.resolve();
    arrival = Promise.withResolvers();
    tellChanged();
  }

  const running = run();
  return {
    setSpeed(speed) {
      // Where time is going, it goes on from there at this speed.
      box.clock.setSpeed(speed);
      storedAt = Number.NEGATIVE_INFINITY;
      isStored = true;
    },
    passTo: (moment) => passTo(moment, false),
    passToNextSend: () => passTo(new Date(clock.now().getTime() + FAR_AHEAD_MS), true),
    nextSendAt: () => work.nextSend(clock.now()),
    destination: () => (destination?.untilSend ? clock.now() : destination?.at),
    async arrived(withinMs) {
      if (destination) await Promise.race([arrival.promise, pause(withinMs, undefined, { ref: false })]);
    },
    async stop() {
      stopping.abort();
      tellChanged();
      unsubscribe();
      endMoves();
      work.close();
      await running;
      await Promise.all(jobs.values());
      if (isStored) await store(null).catch(() => undefined);
    },
  };
}
