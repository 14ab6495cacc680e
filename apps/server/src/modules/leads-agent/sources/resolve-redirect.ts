import type { Network } from '../../../platform/net/network.ts';
import { askWeb } from '../../../platform/web/ask-web.ts';

export type RedirectDeps = { network: Network };

const TIMEOUT_MS = 10_000;

type Wish = {
  /** The origin of the API itself, which the operator chose. */
  trusted: string;
  signal: AbortSignal;
};

/** Where a redirect leads, one step; nothing where it leads nowhere any more. The page behind it is not asked. */
export async function resolveRedirect(
  { network }: RedirectDeps,
  url: URL,
  { trusted, signal }: Wish,
): Promise<string | undefined> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const location = url.origin === trusted ? await askTrusted(url, bounded) : await askPublic(network, url, bounded);
    return location ? URL.parse(location, url.href)?.href : undefined;
  } catch {
    return undefined;
  }
}

async function askTrusted(url: URL, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(url, { redirect: 'manual', signal });
  await response.body?.cancel();
  return response.headers.get('location') ?? undefined;
}

/** An address in an answer may be anything, so it is gone to like any other of the web. */
async function askPublic(network: Network, url: URL, signal: AbortSignal): Promise<string | undefined> {
  const asked = await askWeb(network, url, { headers: { 'user-agent': 'Mozilla/5.0' }, signal });
  if (asked.kind !== 'answered') return undefined;
  const { location } = asked.response.headers;
  asked.response.on('error', () => undefined).destroy();
  return location;
}
