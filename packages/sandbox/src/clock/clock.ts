export type Task = () => void | Promise<void>;
export type Cancel = () => void;

/** The box's time. Everything in it that waits, waits here, so that a week can pass in seconds. */
export type Clock = {
  now(): Date;
  /** Runs the task at a time; at once, but not before returning, when that has passed. */
  at(time: Date, task: Task): Cancel;
  close(): void;
};

/** Timers take at most 2^31-1 ms (24.8 days); a longer wait is cut into these. */
const LONGEST_WAIT_MS = 2_000_000_000;

export type RunningClock = Clock & {
  speed(): number;
  /** At 0 time stands still. */
  setSpeed(factor: number): void;
  skip(milliseconds: number): void;
  /** Time does not pass this moment before it is given another, or none. It may reach it. */
  holdAt(moment: Date | undefined): void;
  /** It is this moment now, if it was not later already, and time is held there. */
  goTo(moment: Date): void;
  /** Called whenever a user or test has changed how time passes, not while it passes. */
  onMove(listener: () => void): Cancel;
};

type Start = { speed?: number; at?: Date };

/** Time that passes by itself, as fast as in the world outside or `speed` times as fast, and never goes back. */
export function runningClock(realNow: () => number, { speed = 1, at }: Start = {}): RunningClock {
  let factor = speed;
  let realStart = realNow();
  let boxStart = at?.getTime() ?? realStart;
  let heldAt = Number.POSITIVE_INFINITY;
  let latest = boxStart;
  const listeners = new Set<() => void>();
  const waiting = new Map<object, { due: number; arm: () => void; timer?: NodeJS.Timeout }>();
  // The system's clock may be set back; this one then stands until it is as late again.
  const nowMs = () => {
    latest = Math.max(latest, Math.min(heldAt, boxStart + (realNow() - realStart) * factor));
    return latest;
  };

  const restart = (boxTime: number, newFactor: number) => {
    realStart = realNow();
    boxStart = boxTime;
    factor = newFactor;
    // What a skip has made due runs in the order of its times.
    for (const { arm } of [...waiting.values()].toSorted((a, b) => a.due - b.due)) arm();
  };
  const tellMoved = () => {
    for (const listener of listeners) listener();
  };

  return {
    now: () => new Date(nowMs()),
    at(time, task) {
      const key = {};
      const due = time.getTime();
      const cancel = () => {
        clearTimeout(waiting.get(key)?.timer);
        waiting.delete(key);
      };
      const arm = () => {
        const entry = waiting.get(key);
        if (!entry) return;
        clearTimeout(entry.timer);
        const left = due - nowMs();
        const isStill = factor === 0 || due > heldAt;
        const wait = left <= 0 ? 0 : isStill ? LONGEST_WAIT_MS : left / factor;
        entry.timer = setTimeout(
          () => {
            if (nowMs() < due) return arm();
            cancel();
            void task();
          },
          Math.min(wait, LONGEST_WAIT_MS),
        );
        entry.timer.unref();
      };
      waiting.set(key, { due, arm });
      arm();
      return cancel;
    },
    speed: () => factor,
    setSpeed(newFactor) {
      restart(nowMs(), newFactor);
      tellMoved();
    },
    skip(milliseconds) {
      restart(nowMs() + milliseconds, factor);
      tellMoved();
    },
    holdAt(moment) {
      const at = nowMs();
      heldAt = moment === undefined ? Number.POSITIVE_INFINITY : Math.max(at, moment.getTime());
      restart(at, factor);
    },
    goTo(moment) {
      heldAt = Math.max(nowMs(), moment.getTime());
      restart(heldAt, factor);
    },
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

export type SteppedClock = Clock & { advance(milliseconds: number): Promise<void> };

/** Time that stands still until a test moves it. Tasks run one after the other, in the order of their times. */
export function steppedClock(start: Date): SteppedClock {
  let nowMs = start.getTime();
  let order = 0;
  const waiting: { due: number; order: number; task: Task }[] = [];
  const takeNext = (until: number) => {
    waiting.sort((a, b) => a.due - b.due || a.order - b.order);
    const [first] = waiting;
    return first && first.due <= until ? waiting.shift() : undefined;
  };
  return {
    now: () => new Date(nowMs),
    at(time, task) {
      const entry = { due: time.getTime(), order: order++, task };
      waiting.push(entry);
      return () => {
        const index = waiting.indexOf(entry);
        if (index >= 0) waiting.splice(index, 1);
      };
    },
    async advance(milliseconds) {
      const until = nowMs + milliseconds;
      for (let next = takeNext(until); next; next = takeNext(until)) {
        nowMs = Math.max(nowMs, next.due);
        await next.task();
      }
      nowMs = until;
    },
    close: () => void waiting.splice(0),
  };
}
