import { numberIn, type SourceApi } from './api.ts';
import { googleError } from './google-error.ts';

const PAGE_SIZE = 10;
const REACH = 100;

export const CUSTOM_SEARCH_ID = 'box-engine';

/** `GET /customsearch/v1`, with the key in the address. */
export const customSearch: SourceApi = {
  quota: 1_000,
  answer({ path, query }, { web, key }) {
    if (path !== '/customsearch/v1') return { status: 404, body: '<html>Not Found</html>' };
    if (query.get('key') !== key) return googleError('wrongKey', undefined);
    const words = query.get('q') ?? '';
    const count = numberIn(query.get('num'), PAGE_SIZE, { min: 1, max: PAGE_SIZE });
    const start = numberIn(query.get('start'), 1, { min: 1, max: REACH });
    if (query.get('cx') !== CUSTOM_SEARCH_ID || words === '' || !count || !start || start + count > REACH + 1) {
      return googleError('refused', undefined);
    }
    const found = web.search(words, { offset: start - 1, limit: count + 1 });
    const request = (index: number) => [
      { title: 'box', searchTerms: words, count, startIndex: index, cx: CUSTOM_SEARCH_ID },
    ];
    const hasMore = found.length > count && start + 2 * count <= REACH + 1;
    const items = found.slice(0, count).map(({ url, title, snippet }) => ({
      kind: 'customsearch#result',
      title,
      htmlTitle: title,
      link: url,
      displayLink: new URL(url).host,
      snippet,
      htmlSnippet: snippet,
      formattedUrl: url,
    }));
    return {
      status: 200,
      body: {
        kind: 'customsearch#search',
        queries: { request: request(start), ...(hasMore ? { nextPage: request(start + count) } : {}) },
        searchInformation: { searchTime: 0.1, totalResults: String(found.length) },
        ...(items.length > 0 ? { items } : {}),
      },
    };
  },
  refuse: googleError,
};
