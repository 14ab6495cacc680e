import { z } from 'zod';
import { type ApiDeps, askApi } from './ask-api.ts';
import { readGoogleRefusal } from './google-refusal.ts';
import { readHit } from './hit.ts';
import { createPagedSearch } from './paged-search.ts';
import { CUSTOM_SEARCH_MICROS } from './prices.ts';
import type { SearchWeb } from './source.ts';

export type CustomSearchSettings = { url: string; key: string; id: string };

/** `num` is at most 10, and nothing is given beyond the hundredth. */
const PAGE_SIZE = 10;
const PAGES_MAX = 10;

const answer = z.object({
  // Absent where nothing was found.
  items: z.array(z.object({ link: z.string(), title: z.string().nullish(), snippet: z.string().nullish() })).nullish(),
  queries: z.object({ nextPage: z.array(z.unknown()).nullish() }).nullish(),
});

/** Google's own search, for those who have it: no new customers, and the end on 2027-01-01. */
export function createCustomSearch({ url, key, id }: CustomSearchSettings, deps: ApiDeps): SearchWeb {
  return createPagedSearch({ size: PAGE_SIZE, max: PAGES_MAX }, async (query, page, signal) => {
    const address = new URL(`${url}/customsearch/v1`);
    const start = String(page * PAGE_SIZE + 1);
    address.search = new URLSearchParams({ key, cx: id, q: query, num: String(PAGE_SIZE), start }).toString();
    const got = await askApi(deps, { url: address, signal, secret: key }, answer, readGoogleRefusal);
    if (got.kind === 'failed') {
      return { ...got.failure, spent: { requests: 1, micros: got.isCharged ? CUSTOM_SEARCH_MICROS : 0 } };
    }
    const { items, queries } = got.value;
    const hits = (items ?? []).flatMap((found) => readHit(found.link, found.title ?? '', found.snippet ?? ''));
    const value = { hits, isLast: !queries?.nextPage?.length };
    return { kind: 'answered', value, spent: { requests: 1, micros: CUSTOM_SEARCH_MICROS } };
  });
}
