/** Several changes of one moment are read together. */
const GATHER_MS = 150;

type Pace = { signal: AbortSignal; atMostEveryMs: number };

/** Runs once for everything that was named since the last time, and not more often than it may. */
export function gather<T>({ signal, atMostEveryMs }: Pace, run: (wanted: ReadonlySet<T>) => void): (what: T) => void {
  let wanted = new Set<T>();
  let isPlanned = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  const start = () => {
    isPlanned = false;
    if (signal.aborted) return;
    lastAt = performance.now();
    const all = wanted;
    wanted = new Set();
    run(all);
  };
  return (what) => {
    wanted.add(what);
    if (isPlanned) return;
    isPlanned = true;
    window.setTimeout(start, Math.max(GATHER_MS, lastAt + atMostEveryMs - performance.now()));
  };
}
