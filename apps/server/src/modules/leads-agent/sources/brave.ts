import { z } from 'zod';
import { type ApiDeps, askApi, type ReadRefusal } from './ask-api.ts';
import { readHit } from './hit.ts';
import { createPagedSearch } from './paged-search.ts';
import { BRAVE_SEARCH_MICROS } from './prices.ts';
import type { SearchWeb } from './source.ts';

export type BraveSettings = { url: string; key: string };

/** `count` is at most 20, and `offset` counts pages, at most 9. */
const PAGE_SIZE = 20;
const PAGES_MAX = 10;
const QUERY_MAX = 400;

const answer = z.object({
  query: z.object({ more_results_available: z.boolean().nullish() }).nullish(),
  web: z
    .object({
      results: z.array(z.object({ url: z.string(), title: z.string().optional(), description: z.string().nullish() })),
    })
    // Absent where nothing was found.
    .nullish(),
});

const refusal = z.object({ error: z.object({ code: z.string() }) });

/** A wrong key is a 422 at Brave. When to ask again stands in a header of its own: seconds for each of the windows. */
const readRefusal: ReadRefusal = (status, body, headers) => {
  const code = refusal.safeParse(body).data?.error.code;
  if (status === 422 && code === 'SUBSCRIPTION_TOKEN_INVALID') return { trouble: 'unauthorised' };
  if (status !== 429) return undefined;
  const left = numbersIn(headers.get('x-ratelimit-remaining'));
  const waits = numbersIn(headers.get('x-ratelimit-reset')).filter((_wait, index) => (left[index] ?? 0) <= 0);
  return waits.length > 0 ? { retryAfterMs: Math.max(...waits) * 1000 } : undefined;
};

const numbersIn = (header: string | null) =>
  (header ?? '')
    .slice(0, 100)
    .split(',')
    .map((text) => Number(text.trim()))
    .filter((seconds) => Number.isFinite(seconds) && seconds >= 0 && seconds <= 31 * 86_400);

/** Brave Search. Only answered requests are billed. */
export function createBraveSearch({ url, key }: BraveSettings, deps: ApiDeps): SearchWeb {
  return createPagedSearch({ size: PAGE_SIZE, max: PAGES_MAX }, async (query, page, signal) => {
    const address = new URL(`${url}/res/v1/web/search`);
    address.search = new URLSearchParams({
      q: query.slice(0, QUERY_MAX),
      count: String(PAGE_SIZE),
      offset: String(page),
      result_filter: 'web',
    }).toString();
    const headers = { 'x-subscription-token': key, 'cache-control': 'no-cache' };
    const got = await askApi(deps, { url: address, headers, signal, secret: key }, answer, readRefusal);
    if (got.kind === 'failed') {
      return { ...got.failure, spent: { requests: 1, micros: got.isCharged ? BRAVE_SEARCH_MICROS : 0 } };
    }
    const { web, query: asked } = got.value;
    return {
      kind: 'answered',
      value: {
        hits: (web?.results ?? []).flatMap((found) => readHit(found.url, found.title, found.description ?? '')),
        isLast: !asked?.more_results_available,
      },
      spent: { requests: 1, micros: BRAVE_SEARCH_MICROS },
    };
  });
}
