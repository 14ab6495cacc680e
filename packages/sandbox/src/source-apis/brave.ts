import { type ApiReply, numberIn, REFUSALS, type SourceApi, withRetryAfter } from './api.ts';

const QUERY_MAX = 400;

const DETAILS: Record<string, string> = {
  wrongKey: 'The provided subscription token is invalid.',
  unpaid: 'The subscription has not been paid.',
  forbidden: 'The plan does not include this resource.',
  refused: 'Unable to validate request parameter(s)',
  tooMany: 'Request rate limit exceeded for plan.',
  down: 'Upstream is unavailable.',
};

const CODES: Record<string, string> = {
  wrongKey: 'SUBSCRIPTION_TOKEN_INVALID',
  unpaid: 'SUBSCRIPTION_UNPAID',
  forbidden: 'RESOURCE_NOT_ALLOWED',
  refused: 'VALIDATION',
  tooMany: 'RATE_LIMITED',
  down: 'UNAVAILABLE',
};

/** `GET /res/v1/web/search`, with the key in `X-Subscription-Token`. */
export const brave: SourceApi = {
  quota: 2_000,
  answer({ method, path, query, headers }, { web, key }) {
    if (method !== 'GET' || path !== '/res/v1/web/search') return { status: 404, body: { detail: 'Not Found' } };
    if (headers['x-subscription-token'] !== key) return brave.refuse('wrongKey', undefined);
    const words = query.get('q') ?? '';
    const count = numberIn(query.get('count'), 20, { min: 1, max: 20 });
    const page = numberIn(query.get('offset'), 0, { min: 0, max: 9 });
    if (words === '' || words.length > QUERY_MAX || count === undefined || page === undefined) {
      return brave.refuse('refused', undefined);
    }
    const found = web.search(words, { offset: page * count, limit: count + 1 });
    const results = found.slice(0, count).map(({ url, title, snippet }) => ({
      title,
      url,
      is_source_local: false,
      is_source_both: false,
      description: markWords(snippet, words),
      language: 'en',
      family_friendly: true,
      type: 'search_result',
      subtype: 'generic',
      meta_url: { scheme: 'http', netloc: new URL(url).host, hostname: new URL(url).hostname, path: '' },
    }));
    return {
      status: 200,
      headers: {
        'x-ratelimit-limit': '20, 2000',
        'x-ratelimit-remaining': '19, 1999',
        'x-ratelimit-reset': '1, 86400',
      },
      body: {
        type: 'search',
        query: { original: words, more_results_available: found.length > count, spellcheck_off: false },
        ...(results.length > 0 ? { web: { type: 'search', results, family_friendly: true } } : {}),
      },
    };
  },
  refuse(refusal, retryAfter): ApiReply {
    // A wrong key is not a 401 here.
    const status = refusal === 'wrongKey' ? 422 : REFUSALS[refusal];
    const error = { id: 'box', status, code: CODES[refusal], detail: DETAILS[refusal] };
    const reply = { status, body: { type: 'ErrorResponse', error, time: 0 } };
    if (refusal !== 'tooMany') return withRetryAfter(reply, retryAfter);
    const headers = { 'x-ratelimit-remaining': '0, 0', 'x-ratelimit-reset': '1, 120' };
    return withRetryAfter({ ...reply, headers }, retryAfter);
  },
};

/** As Brave sets in bold what it found, with the rest escaped. */
function markWords(snippet: string, words: string): string {
  const wanted = new Set(words.toLowerCase().split(/\s+/));
  return snippet
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .split(' ')
    .map((word) => (wanted.has(word.toLowerCase()) ? `<strong>${word}</strong>` : word))
    .join(' ');
}
