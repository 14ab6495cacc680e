import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Network } from '../net/network.ts';
import { imageType } from './image-type.ts';

export type FetchedImage = { type: string; bytes: Buffer };

type Deps = {
  /** For the ports of the web. Asked anew at every step, so that no name server leads us astray on the way. */
  network: Network;
  timeoutMs?: number;
};

const IMAGE_MAX_BYTES = 5_242_880;
const REDIRECTS_MAX = 4;
const TIMEOUT_MS = 15_000;
const URL_MAX = 4_000;

/**
 * An image of the web, fetched without telling for whom: no cookies, no referrer, one name for all. Only from public
 * addresses, at every step of a redirect; only if its bytes are those of an image.
 */
export async function fetchImage(
  { network, timeoutMs = TIMEOUT_MS }: Deps,
  url: string,
): Promise<FetchedImage | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  let next: string | undefined = url;
  for (let step = 0; next !== undefined && step <= REDIRECTS_MAX; step += 1) {
    const target = readUrl(next);
    const response = target && (await ask(network, target, signal).catch(() => undefined));
    if (!target || !response) return undefined;
    const { location } = response.headers;
    const isElsewhere = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) && location !== undefined;
    if (!isElsewhere) return response.statusCode === 200 ? readImage(response) : discard(response);
    discard(response);
    next = URL.canParse(location, target.href) ? new URL(location, target.href).href : undefined;
  }
  return undefined;
}

function readUrl(text: string): URL | undefined {
  const url = text.length <= URL_MAX && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url;
}

async function ask(network: Network, url: URL, signal: AbortSignal): Promise<IncomingMessage | undefined> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const location = await network.locate(url.hostname, port);
  const [place] = location.kind === 'located' ? location.places : [];
  if (!place) return undefined;
  const request = (isSecure ? requestSecure : requestPlain)({
    // The very address that was checked; looked up once more the name could lead elsewhere.
    host: place.address,
    port: place.port,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: 'image/*', 'user-agent': 'Mozilla/5.0 (compatible; OutriderImageProxy)' },
    agent: false,
    signal,
    ...(isSecure ? network.tlsOptions(url.hostname) : {}),
  });
  request.end();
  const [response]: IncomingMessage[] = await once(request, 'response', { signal });
  return response;
}

function discard(response: IncomingMessage): undefined {
  response.on('error', () => undefined);
  response.destroy();
}

async function readImage(response: IncomingMessage): Promise<FetchedImage | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > IMAGE_MAX_BYTES) return discard(response);
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const bytes = Buffer.concat(chunks);
  const type = imageType(bytes);
  return type ? { type, bytes } : undefined;
}
