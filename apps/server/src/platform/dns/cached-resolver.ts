import type { DnsAnswer, Resolver } from './resolver.ts';

export type CacheOptions = {
  now: () => Date;
  /** For each type of record. */
  maxNames?: number;
  /** No answer is kept longer, with any TTL. */
  maxSeconds?: number;
};

/** Where the library does not tell the TTL, and for what is not there: short, as the owner may be mending it right now. */
const UNTOLD_SECONDS = 30;

/** The same resolver with a memory. What is asked twice at once goes out once; failures are not remembered. */
export function cacheResolver(resolver: Resolver, options: CacheOptions): Resolver {
  const remember = <T>(look: (name: string) => Promise<DnsAnswer<T>>) => rememberAnswers(look, options);
  return {
    resolve4: remember(resolver.resolve4),
    resolve6: remember(resolver.resolve6),
    resolveMx: remember(resolver.resolveMx),
    resolveTxt: remember(resolver.resolveTxt),
    resolvePtr: remember(resolver.resolvePtr),
    resolveCname: remember(resolver.resolveCname),
    resolveNs: remember(resolver.resolveNs),
    resolveSoa: remember(resolver.resolveSoa),
    resolveSrv: remember(resolver.resolveSrv),
  };
}

/** `until` is unknown while the question is out. */
type Kept<T> = { answer: Promise<DnsAnswer<T>>; until: number | undefined };

function rememberAnswers<T>(
  look: (name: string) => Promise<DnsAnswer<T>>,
  { now, maxNames = 2_000, maxSeconds = 300 }: CacheOptions,
): (name: string) => Promise<DnsAnswer<T>> {
  const kept = new Map<string, Kept<T>>();

  async function lookAndKeep(key: string, name: string): Promise<DnsAnswer<T>> {
    const answer = await look(name);
    const entry = kept.get(key);
    if (answer.kind === 'failed') kept.delete(key);
    else if (entry) entry.until = now().getTime() + 1000 * Math.min(secondsOf(answer), maxSeconds);
    return answer;
  }

  return (name) => {
    const key = name.toLowerCase().replace(/\.$/, '');
    const known = kept.get(key);
    if (known && (known.until === undefined || known.until > now().getTime())) return known.answer;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= maxNames && oldest !== undefined) kept.delete(oldest);
    const answer = lookAndKeep(key, name);
    kept.set(key, { answer, until: undefined });
    return answer;
  };
}

const secondsOf = (answer: DnsAnswer<unknown>): number =>
  answer.kind === 'found' ? (answer.ttl ?? UNTOLD_SECONDS) : UNTOLD_SECONDS;
