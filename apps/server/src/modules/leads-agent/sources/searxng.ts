import { z } from 'zod';
import { type ApiDeps, askApi, type ReadRefusal } from './ask-api.ts';
import { failed } from './failure.ts';
import { readHit } from './hit.ts';
import { createPagedSearch } from './paged-search.ts';
import { SEARXNG_SEARCH_MICROS } from './prices.ts';
import type { SearchWeb } from './source.ts';

export type SearxngSettings = { url: string };

/** A page is what its engines give together: about ten, and the engines end early. */
const PAGE_SIZE = 10;
const PAGES_MAX = 10;
const SPENT = { requests: 1, micros: SEARXNG_SEARCH_MICROS };

const answer = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
  unresponsive_engines: z.array(z.array(z.string().nullable())).nullish(),
});

/** JSON is off until the operator allows it; what comes then is a bare "Forbidden". */
const JSON_IS_OFF = 'SearXNG refuses JSON: add json to search.formats in its settings.yml.';

const readRefusal: ReadRefusal = (status) => (status === 403 ? { trouble: 'forbidden', said: JSON_IS_OFF } : undefined);

/** A SearXNG of one's own. */
export function createSearxngSearch({ url }: SearxngSettings, deps: ApiDeps): SearchWeb {
  return createPagedSearch({ size: PAGE_SIZE, max: PAGES_MAX }, async (query, page, signal) => {
    const address = new URL(`${url}/search`);
    address.search = new URLSearchParams({ q: query, format: 'json', pageno: String(page + 1) }).toString();
    const got = await askApi(deps, { url: address, signal }, answer, readRefusal);
    if (got.kind === 'failed') return { ...got.failure, spent: SPENT };
    const { results, unresponsive_engines: silent } = got.value;
    if (results.length === 0 && silent && silent.length > 0) {
      const said = silent.map((engine) => engine.filter(Boolean).join(': ')).join('; ');
      return failed('unavailable', { said, spent: SPENT });
    }
    const hits = results.flatMap((found) => readHit(found.url, found.title ?? '', found.content ?? ''));
    return { kind: 'answered', value: { hits, isLast: results.length === 0 }, spent: SPENT };
  });
}
