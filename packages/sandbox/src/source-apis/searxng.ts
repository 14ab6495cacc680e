import { type ApiReply, numberIn, REFUSALS, type SourceApi, withRetryAfter } from './api.ts';

const PAGE_SIZE = 10;

/** `GET /search?format=json`. It has no keys, and says no with pages. */
export const searxng: SourceApi = {
  quota: 10_000,
  answer({ path, query }, { web }) {
    const words = query.get('q') ?? '';
    const page = numberIn(query.get('pageno'), 1, { min: 1, max: 1000 });
    if (path !== '/search') return { status: 404, body: '<html>Page not found</html>' };
    if (words === '' || page === undefined) return { status: 400, body: '<html>Bad request</html>' };
    const found = web.search(words, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
    return {
      status: 200,
      body: {
        query: words,
        number_of_results: 0,
        results: found.map(({ url, title, snippet }, index) => ({
          url,
          title,
          content: snippet,
          engine: 'box',
          engines: ['box'],
          parsed_url: ['http', new URL(url).host, new URL(url).pathname, '', '', ''],
          template: 'default.html',
          positions: [index + 1],
          score: 1 / (index + 1),
          category: 'general',
        })),
        answers: [],
        corrections: [],
        infoboxes: [],
        suggestions: [],
        unresponsive_engines: [],
      },
    };
  },
  refuse(refusal, retryAfter): ApiReply {
    const status = REFUSALS[refusal];
    return withRetryAfter({ status, body: `<!doctype html><html><h1>${status}</h1></html>` }, retryAfter);
  },
  failWithin: () => ({
    status: 200,
    body: { query: '', results: [], unresponsive_engines: [['box', 'Suspended: too many requests']] },
  }),
};
