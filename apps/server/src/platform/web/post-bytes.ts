import type { Network } from '../net/network.ts';
import { askWeb } from './ask-web.ts';

const TIMEOUT_MS = 15_000;

/** Hands bytes over to an address of the web; gives the status of the answer, of which nothing else is read. */
export type PostBytes = (
  url: string,
  request: { headers: Record<string, string>; body: Buffer | null },
) => Promise<number>;

/** Only to public addresses, for every name; follows nothing. Throws where nobody answered. */
export const createPostBytes =
  (network: Network): PostBytes =>
  async (url, { headers, body }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = await askWeb(network, new URL(url), { method: 'POST', headers, body, signal });
    if (asked.kind !== 'answered') throw new Error(`${new URL(url).host} was not reached: ${asked.kind}`);
    asked.response.destroy();
    return asked.response.statusCode ?? 0;
  };
