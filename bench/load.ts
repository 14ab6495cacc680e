import autocannon from 'autocannon';

export type Target = { url: string; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string };
export type Round = { requestsPerSecond: number; latenciesMs: number[] };

const CONNECTIONS = 50;

/** Keeps the target busy for some seconds. Any answer but success makes the numbers worthless, hence an error. */
export function loadTarget(target: Target, seconds: number): Promise<Round> {
  return new Promise((done, failed) => {
    const latenciesMs: number[] = [];
    const run = autocannon({ ...target, connections: CONNECTIONS, duration: seconds }, (error, result) => {
      if (error) return failed(error);
      const bad = result.errors + result.timeouts + result.non2xx;
      if (bad > 0) return failed(new Error(`${bad} requests to ${target.url} failed`));
      done({ requestsPerSecond: latenciesMs.length / seconds, latenciesMs });
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
