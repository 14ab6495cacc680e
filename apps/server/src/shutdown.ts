type Deps = {
  say: (line: string) => void;
  now: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
  exit: (code: number) => void;
  /** While the database is away nothing can be put in order that is worth a long wait. */
  isDatabaseAway: () => boolean;
};

export type Shutdown = {
  /** What undoes a step of the start; `atOnce` is the part of it that needs no waiting. */
  onEnd(undo: () => Promise<unknown>, atOnce?: () => void): void;
  /** The first one ends it in order, a later one at once. */
  onSignal(): void;
  run(exitCode: number): Promise<void>;
};

/** Ctrl-C under npm reaches us twice, from the terminal and from npm, and so does a stop by systemd. */
const SAME_SIGNAL_MS = 250;

/** Jobs are given 20 s to finish. What takes longer than this waits for something that does not come. */
const LIMIT_MS = 30_000;
/** Docker kills what has not ended 10 s after it was asked to. */
const LIMIT_WITHOUT_DATABASE_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** Things to undo, newest first. A failed start and Ctrl-C both walk this list. */
export function createShutdown(deps: Deps): Shutdown {
  const steps: { undo: () => Promise<unknown>; atOnce: () => void }[] = [];
  let askedAt: number | undefined;
  let isRunning = false;

  const run = async (exitCode: number) => {
    if (isRunning) return;
    isRunning = true;
    for (const { undo } of steps.toReversed()) await undoOne(deps, undo);
    deps.exit(exitCode);
  };

  return {
    onEnd: (undo, atOnce = () => undefined) => void steps.push({ undo, atOnce }),
    run,
    onSignal() {
      if (askedAt === undefined) {
        askedAt = deps.now();
        void run(0);
      } else if (deps.now() - askedAt > SAME_SIGNAL_MS) {
        for (const { atOnce } of steps.toReversed()) atOnce();
        deps.exit(1);
      }
    },
  };
}

async function undoOne({ say, now, pause, isDatabaseAway }: Deps, undo: () => Promise<unknown>) {
  let isDone = false;
  const undone = undo()
    .catch((error: unknown) => say(`While stopping: ${String(error)}`))
    .finally(() => {
      isDone = true;
    });
  const began = now();
  let awaySince: number | undefined;
  while (!isDone) {
    await Promise.race([undone, pause(LOOK_EVERY_MS)]);
    awaySince = isDatabaseAway() ? (awaySince ?? now()) : undefined;
    if (awaySince !== undefined && now() - awaySince > LIMIT_WITHOUT_DATABASE_MS) {
      return say('While stopping: the database is away, so what was under way is looked at again at the next start.');
    }
    if (now() - began > LIMIT_MS) return say(`While stopping: a step was not done within ${LIMIT_MS / 1000} s.`);
  }
}
