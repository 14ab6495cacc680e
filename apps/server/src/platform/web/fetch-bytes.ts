import type { IncomingMessage } from 'node:http';
import type { Network } from '../net/network.ts';
import { askWeb } from './ask-web.ts';

type Deps = {
  /** For the ports of the web. Asked anew at every step, so that no name server leads us astray on the way. */
  network: Network;
  timeoutMs?: number;
};

export type Wanted = {
  accept: string;
  /** Who we say we are. */
  agent: string;
  maxBytes: number;
  /** Not over a line that anybody can read and change, at any step. */
  isSecureOnly?: boolean;
};

const REDIRECTS_MAX = 4;
const TIMEOUT_MS = 15_000;
const URL_MAX = 4_000;

/**
 * A file of the web, fetched without telling for whom: no cookies, no referrer, one name for all. Only from public
 * addresses, at every step of a redirect; nothing where it is too large, takes too long or is not there.
 */
export async function fetchBytes(
  { network, timeoutMs = TIMEOUT_MS }: Deps,
  url: string,
  wanted: Wanted,
): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  let next: string | undefined = url;
  for (let step = 0; next !== undefined && step <= REDIRECTS_MAX; step += 1) {
    const target = readUrl(next, wanted);
    const response = target && (await ask(network, target, wanted, signal).catch(() => undefined));
    if (!target || !response) return undefined;
    const { location } = response.headers;
    const isElsewhere = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) && location !== undefined;
    if (!isElsewhere) return response.statusCode === 200 ? readBytes(response, wanted.maxBytes) : discard(response);
    discard(response);
    next = URL.canParse(location, target.href) ? new URL(location, target.href).href : undefined;
  }
  return undefined;
}

function readUrl(text: string, { isSecureOnly = false }: Wanted): URL | undefined {
  const url = text.length <= URL_MAX && URL.canParse(text) ? new URL(text) : undefined;
  const schemes = isSecureOnly ? ['https:'] : ['http:', 'https:'];
  if (!url || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url;
}

async function ask(
  network: Network,
  url: URL,
  { accept, agent }: Wanted,
  signal: AbortSignal,
): Promise<IncomingMessage | undefined> {
  const asked = await askWeb(network, url, { headers: { accept, 'user-agent': agent }, signal });
  return asked.kind === 'answered' ? asked.response : undefined;
}

function discard(response: IncomingMessage): undefined {
  response.on('error', () => undefined);
  response.destroy();
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return discard(response);
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
