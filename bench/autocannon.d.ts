/** The part of autocannon that is used here; it has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Extent = { duration: number } | { amount: number; sampleInt: number };
  type Options = Extent & { url: string; connections: number; headers?: Record<string, string> };
  type Result = { requests: { average: number }; errors: number; timeouts: number; non2xx: number };

  function autocannon(options: Options, done: (error: Error | null, result: Result) => void): EventEmitter;
  export = autocannon;
}
