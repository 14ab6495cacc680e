import type { SourceApiName } from '@outrider/contract/sandbox';
import { makeCompanyWeb } from '../../../../../../packages/sandbox/src/company-web/company-web.ts';
import { startSourceApis } from '../../../../../../packages/sandbox/src/source-apis/source-apis.ts';
import { createApollo } from './apollo.ts';
import { createBraveSearch } from './brave.ts';
import { createClaudeSearch } from './claude.ts';
import { liveAt } from './crawl/web-testing.ts';
import { createCustomSearch } from './custom-search.ts';
import { createGeminiSearch } from './gemini.ts';
import { createSearxngSearch } from './searxng.ts';
import type { PeopleWish, SearchWeb, SourceAnswer } from './source.ts';

const SEED = '4417';
const START = Date.UTC(2026, 10, 17, 9);
export const QUERY = 'software team';

/** The box's stand-ins over real HTTP, with our adapters before them. */
export async function openBoxedSources({ quota, apiTimeoutMs }: { quota?: number; apiTimeoutMs?: number } = {}) {
  let at = START;
  const now = () => new Date(at);
  const web = makeCompanyWeb(SEED, { companies: 24 });
  const apis = await startSourceApis({
    seed: () => SEED,
    web: () => web,
    clock: { now },
    log: { warn: () => undefined },
    ...(quota === undefined ? {} : { quota }),
  });
  const deps = { now, network: liveAt('93.184.215.14'), ...(apiTimeoutMs === undefined ? {} : { apiTimeoutMs }) };
  const { brave, searxng, customSearch, gemini, claude, apollo } = apis.access;
  const search: Record<Exclude<SourceApiName, 'apollo'>, SearchWeb> = {
    brave: createBraveSearch(brave, deps),
    searxng: createSearxngSearch(searxng, deps),
    customSearch: createCustomSearch(customSearch, deps),
    gemini: createGeminiSearch({ ...gemini, model: 'gemini-3.8-flash' }, deps),
    claude: createClaudeSearch({ ...claude, model: 'claude-haiku-5-5' }, deps),
  };
  const people = createApollo(apollo, deps);
  const signal = new AbortController().signal;
  const anybody: PeopleWish = { titles: [], places: [], words: [], range: null, page: 0 };
  return {
    apis,
    web,
    deps,
    search,
    people,
    signal,
    anybody,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
    /** The plainest question to any of them. */
    ask: (name: SourceApiName, by: AbortSignal = signal): Promise<SourceAnswer<unknown>> =>
      name === 'apollo' ? people.search(anybody, by) : search[name](QUERY, { limit: 10, offset: 0, signal: by }),
  };
}
