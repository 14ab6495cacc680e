import autocannon from 'autocannon';

export type Target = { url: string; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string };
export type Round = { requestsPerSecond: number; latenciesMs: number[] };

const CONNECTIONS = 50;
/** How often it looks whether all were answered. */
const ONCE_LOOKS_EVERY_MS = 50;

/** Several who ask at the same time, each for something else, with an equal share of the connections. */
export async function loadTargets(targets: readonly Target[], seconds: number): Promise<Round> {
  const share = Math.max(1, Math.floor(CONNECTIONS / targets.length));
  const rounds = await Promise.all(targets.map((target) => loadTarget(target, seconds, share)));
  return {
    requestsPerSecond: rounds.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    latenciesMs: rounds.flatMap(({ latenciesMs }) => latenciesMs),
  };
}

/** Keeps the target busy for some seconds, or asks once a connection where it is given none. Any answer but success makes the numbers worthless, hence an error. */
function loadTarget(target: Target, seconds: number, connections = CONNECTIONS): Promise<Round> {
  return new Promise((done, failed) => {
    const latenciesMs: number[] = [];
    const extent = seconds > 0 ? { duration: seconds } : { amount: connections, sampleInt: ONCE_LOOKS_EVERY_MS };
    const run = autocannon({ ...target, connections, ...extent }, (error, result) => {
      if (error) return failed(error);
      const bad = result.errors + result.timeouts + result.non2xx;
      if (bad > 0) return failed(new Error(`${bad} requests to ${target.url} failed`));
      done({ requestsPerSecond: latenciesMs.length / (seconds || 1), latenciesMs });
    });
    // autocannon's own histogram counts whole milliseconds, which is coarser than the difference looked for.
    run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => void latenciesMs.push(ms));
  });
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('no values');
  return value;
}

export const median = (values: number[]) => percentile(values, 0.5);

/** How long something takes, in milliseconds. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
