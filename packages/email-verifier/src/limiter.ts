export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most so many tasks at once; the others wait their turn. How many may change while they run. */
export function createLimiter(most: () => number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  function startNext() {
    while (running < most()) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  }
  return async (task) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
