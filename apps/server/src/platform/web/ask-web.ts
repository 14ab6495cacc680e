import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Location, Network } from '../net/network.ts';

type Asked = {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Buffer | null;
  signal: AbortSignal;
};
type Answered = { kind: 'answered'; response: IncomingMessage };

/** One request to a page of the web; follows nothing. Throws what the socket threw. */
export async function askWeb(
  network: Network,
  url: URL,
  { method = 'GET', headers, body, signal }: Asked,
): Promise<Answered | Exclude<Location, { kind: 'located' }>> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const location = await network.locate(url.hostname, port);
  if (location.kind !== 'located') return location;
  const [place] = location.places;
  if (!place) return { kind: 'nobodyThere' };
  const request = (isSecure ? requestSecure : requestPlain)({
    // The very address that was checked; looked up once more the name could lead elsewhere.
    host: place.address,
    port: place.port,
    method,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...headers },
    agent: false,
    signal,
    ...(isSecure ? network.tlsOptions(url.hostname) : {}),
  });
  // A caller that gives up is noticed by `once`, which then listens no more; an error that nobody listens for would end the process.
  request.on('error', () => {});
  request.end(body ?? undefined);
  const [response]: IncomingMessage[] = await once(request, 'response', { signal });
  return response ? { kind: 'answered', response } : { kind: 'nobodyThere' };
}
