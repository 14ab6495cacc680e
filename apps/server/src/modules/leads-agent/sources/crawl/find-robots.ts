import type { PageRefusal } from '../source.ts';
import { type Document, type DocumentWish, refusalOf } from './fetch-document.ts';
import { ALLOWS_ALL, ROBOTS_MAX_BYTES, type Robots, readRobots } from './robots.ts';

type Deps = {
  /** RFC 9309, 2.2.1. */
  agent: string;
  /** In milliseconds, never set back. */
  monotonic: () => number;
  fetch: (url: URL, wish: Pick<DocumentWish, 'accept' | 'maxBytes' | 'wants' | 'signal'>) => Promise<Document>;
};

/** What the host of an address allows, or why it does not say, which is as if it allowed nothing (RFC 9309, 2.3.1.4). */
export type FindRobots = (url: URL, signal: AbortSignal) => Promise<Robots | PageRefusal>;

/** RFC 9309, 2.4: not longer than a day. */
const KEPT_MS = 86_400_000;
/** A host that does not answer may do so soon. */
const FAILURE_KEPT_MS = 300_000;
const HOSTS_MAX = 5_000;
/** RFC 9309, 2.3.1.2. */
const REDIRECTS_MAX = 5;

export function createRobotsFinder({ agent, monotonic, fetch }: Deps): FindRobots {
  const kept = new Map<string, { until: number; robots: Robots | PageRefusal }>();

  async function ask(origin: string, signal: AbortSignal): Promise<Robots | PageRefusal> {
    let url = new URL('/robots.txt', origin);
    for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
      const got = await fetch(url, {
        accept: 'text/plain',
        maxBytes: ROBOTS_MAX_BYTES,
        wants: (status) => status === 200,
        signal,
      });
      if (got.kind !== 'answered') return refusalOf(got.kind);
      if (got.status === 200) return readRobots(`${origin}/robots.txt`, got.bytes.toString('utf8'), agent);
      const next = got.status >= 300 && got.status < 400 ? URL.parse(got.location ?? '', url.href) : null;
      if (!next) return isInTrouble(got.status) ? 'unavailable' : ALLOWS_ALL;
      url = next;
    }
    // As if there were none.
    return ALLOWS_ALL;
  }

  return async (url, signal) => {
    const before = kept.get(url.origin);
    if (before && before.until > monotonic()) return before.robots;
    const robots = await ask(url.origin, signal).catch((error: unknown): PageRefusal => {
      if (signal.aborted) throw error;
      return 'timedOut';
    });
    kept.delete(url.origin);
    kept.set(url.origin, { robots, until: monotonic() + (typeof robots === 'string' ? FAILURE_KEPT_MS : KEPT_MS) });
    const [oldest] = kept.keys();
    if (kept.size > HOSTS_MAX && oldest !== undefined) kept.delete(oldest);
    return robots;
  };
}

/** Being asked too often is trouble as well; any other refusal means that there are no rules. */
const isInTrouble = (status: number) => status >= 500 || status === 429;
