import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Resolver } from '../platform/dns/resolver.ts';
import type { FetchedText } from '../platform/web/fetch-text.ts';

/** Where the box's names of the product lead. */
const PRODUCT_ADDRESS = '127.0.0.1';

/** The product is the only web server of the box, without TLS: a name that leads there is served by it. */
export async function fetchFromProduct(resolver: Resolver, appUrl: string, url: string): Promise<FetchedText> {
  const wanted = new URL(url);
  const answer = await resolver.resolve4(wanted.hostname);
  if (answer.kind === 'failed') return { kind: 'lookupFailed', words: answer.reason };
  if (answer.kind !== 'found') return { kind: 'noSuchName' };
  if (!answer.records.includes(PRODUCT_ADDRESS)) return { kind: 'noConnection', words: 'ECONNREFUSED' };
  try {
    // By `http.request`, as `fetch` would put its own Host header in place of the one wanted.
    const asked = request(new URL(wanted.pathname, appUrl), { headers: { host: wanted.host } });
    asked.end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (!response) return { kind: 'noConnection', words: '' };
    return { kind: 'answered', status: response.statusCode ?? 0, text: await text(response) };
  } catch (error) {
    return { kind: 'noConnection', words: String((error as { code?: unknown }).code ?? error) };
  }
}
