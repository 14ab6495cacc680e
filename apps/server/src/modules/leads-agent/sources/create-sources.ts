import type { listSources } from '@outrider/contract/leads-agent/search';
import type { SourceKey } from '@outrider/lead-finder/lead';
import type { z } from 'zod';
import { type ApolloSettings, createApollo } from './apollo.ts';
import { type BraveSettings, createBraveSearch } from './brave.ts';
import { type ClaudeSettings, claudeMostMicros, createClaudeSearch } from './claude.ts';
import { type CrawlDeps, createPageReader } from './crawl/read-web-page.ts';
import { type CustomSearchSettings, createCustomSearch } from './custom-search.ts';
import { createGeminiSearch, type GeminiSettings, geminiMostMicros } from './gemini.ts';
import * as prices from './prices.ts';
import { createSearxngSearch, type SearxngSettings } from './searxng.ts';
import type { PeopleSource, ReadWebPage, SearchWeb } from './source.ts';

/** What the operator has keys for. */
export type SourceSettings = {
  brave?: BraveSettings;
  searxng?: SearxngSettings;
  customSearch?: CustomSearchSettings;
  gemini?: GeminiSettings;
  claude?: ClaudeSettings;
  apollo?: ApolloSettings;
  /** Pages a crawl without any search begins at. */
  crawlStarts: string[];
};

export type SourceRow = z.infer<typeof listSources.output>['sources'][number];

export type Sources = {
  search: { google?: SearchWeb; gemini?: SearchWeb; claude?: SearchWeb };
  people: { apollo?: PeopleSource };
  crawlStarts: string[];
  readPage: ReadWebPage;
  /** The most that one request costs, held until it is answered: a search, or a person matched. */
  mostMicros: (source: SourceKey) => number;
  /** In the order they are offered. */
  describe: () => SourceRow[];
};

/** The sources there are keys for, and of the others what is missing. */
export function createSources(settings: SourceSettings, deps: CrawlDeps): Sources {
  const google = googleOf(settings, deps);
  const { gemini, claude, apollo, crawlStarts } = settings;
  const most: Record<SourceKey, number> = {
    google: google.micros,
    gemini: gemini ? geminiMostMicros(gemini.model) : 0,
    claude: claude ? claudeMostMicros(claude.model) : 0,
    apollo: prices.APOLLO_CREDIT_MICROS,
    crawler: 0,
  };
  return {
    search: {
      ...(google.search ? { google: google.search } : {}),
      ...(gemini ? { gemini: createGeminiSearch(gemini, deps) } : {}),
      ...(claude ? { claude: createClaudeSearch(claude, deps) } : {}),
    },
    people: apollo ? { apollo: createApollo(apollo, deps) } : {},
    crawlStarts,
    readPage: createPageReader(deps),
    mostMicros: (source) => most[source],
    describe: () => [
      row('google', google.service, 'OUTRIDER_BRAVE_KEY', google.search !== undefined, google.micros, 'search'),
      row('gemini', 'Gemini', 'OUTRIDER_GEMINI_KEY', gemini !== undefined, prices.GEMINI_SEARCH_MICROS, 'search'),
      row('claude', 'Claude', 'OUTRIDER_CLAUDE_KEY', claude !== undefined, prices.CLAUDE_SEARCH_MICROS, 'search'),
      row('apollo', 'Apollo.io', 'OUTRIDER_APOLLO_KEY', apollo !== undefined, prices.APOLLO_CREDIT_MICROS, 'person'),
      row('crawler', '', 'OUTRIDER_CRAWL_STARTS', crawlStarts.length > 0, 0, 'page'),
    ],
  };
}

/** Google's own search takes no new customers and ends on 2027-01-01, so it comes last. */
function googleOf({ brave, searxng, customSearch }: SourceSettings, deps: CrawlDeps) {
  if (brave) {
    return { service: 'Brave Search', micros: prices.BRAVE_SEARCH_MICROS, search: createBraveSearch(brave, deps) };
  }
  if (searxng) {
    return { service: 'SearXNG', micros: prices.SEARXNG_SEARCH_MICROS, search: createSearxngSearch(searxng, deps) };
  }
  if (customSearch) {
    const search = createCustomSearch(customSearch, deps);
    return { service: 'Custom Search', micros: prices.CUSTOM_SEARCH_MICROS, search };
  }
  return { service: 'Brave Search', micros: prices.BRAVE_SEARCH_MICROS, search: undefined };
}

const row = (
  source: SourceRow['source'],
  service: string,
  setting: string,
  isReady: boolean,
  micros: number,
  per: SourceRow['per'],
): SourceRow => ({ source, service, isReady, missing: isReady ? '' : setting, microsPerThousand: micros * 1000, per });
