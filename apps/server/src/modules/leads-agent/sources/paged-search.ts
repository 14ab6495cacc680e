import { addSpent, NOTHING_SPENT } from './failure.ts';
import type { Hit, SearchWeb, SourceAnswer } from './source.ts';

type Pages = { size: number; max: number };

export type ResultPage = { hits: Hit[]; isLast: boolean };

/** One request to the source; pages count from 0. */
type ReadResultPage = (query: string, page: number, signal: AbortSignal) => Promise<SourceAnswer<ResultPage>>;

/**
 * A search by a source that gives hits in pages. What came before a page failed is the answer: the next question begins at
 * that page, and meets its trouble.
 */
export const createPagedSearch =
  ({ size, max }: Pages, readPage: ReadResultPage): SearchWeb =>
  async (query, { offset, limit, signal }) => {
    const first = Math.floor(offset / size);
    const last = Math.min(Math.floor((offset + limit - 1) / size), max - 1);
    const hits = new Map<string, Hit>();
    let spent = NOTHING_SPENT;
    for (let page = first; page <= last; page += 1) {
      const answer = await readPage(query, page, signal);
      spent = addSpent(spent, answer.spent);
      if (answer.kind === 'failed') {
        if (hits.size === 0) return { ...answer, spent };
        break;
      }
      const found = page === first ? answer.value.hits.slice(offset % size) : answer.value.hits;
      for (const hit of found) if (!hits.has(hit.url)) hits.set(hit.url, hit);
      if (answer.value.isLast) break;
    }
    return { kind: 'answered', value: { hits: [...hits.values()].slice(0, limit), obliged: '' }, spent };
  };
