import type { SearchWish } from '@outrider/contract/leads-agent/search';
import { planQueries } from '@outrider/lead-finder/plan-queries';
import type { Sources } from '../sources/create-sources.ts';
import { type NewUnit, STAGES } from '../store/units.repository.ts';

const QUERIES_MAX = 12;
/** A model searches by itself: a few questions say all there is to say. */
const QUERIES_OF_MODELS = 3;
/** So many of each source are asked before the preview; the rest when the whole search runs. */
const QUERIES_OF_PREVIEW = 3;

/** The searches a wish begins with. What they find adds to them. */
export function planUnits(wish: SearchWish, sources: Sources): NewUnit[] {
  const queries = planQueries(wish.criteria, { limit: QUERIES_MAX });
  return wish.sources.flatMap((source): NewUnit[] => {
    if (source === 'apollo') {
      if (!sources.people.apollo) return [];
      const asked = { page: 0 };
      return [{ kind: 'people', source, subject: '0', asked, stage: STAGES.search, turn: 0, priceMicros: 0 }];
    }
    if (source === 'crawler') {
      return sources.crawlStarts.map((url, turn) => ({
        kind: 'crawl',
        source,
        subject: url,
        asked: { url, depth: 0 },
        stage: STAGES.search,
        turn,
        priceMicros: 0,
      }));
    }
    if (!sources.search[source]) return [];
    const own = source === 'google' ? queries : queries.slice(0, QUERIES_OF_MODELS);
    return own.map((query, turn) => ({
      kind: 'search',
      source,
      subject: `${source} 0 ${query}`,
      asked: { query, offset: 0 },
      stage: turn < QUERIES_OF_PREVIEW ? STAGES.search : STAGES.more,
      turn,
      priceMicros: sources.mostMicros(source),
    }));
  });
}
