import type { Network } from '../net/network.ts';
import { socketFailure } from '../net/socket-failure.ts';
import { askWeb } from './ask-web.ts';

/** What a page of the web came to; `words` are for its operator. */
export type FetchedText =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'noSuchName' | 'forbidden' }
  | { kind: 'lookupFailed' | 'noConnection' | 'badCertificate'; words: string };

type Deps = { network: Network; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const TEXT_MAX_BYTES = 4_096;
const HEADERS = { accept: 'text/plain', 'user-agent': 'Mozilla/5.0' };

/** The beginning of a text of the web, from a public address; follows nothing. */
export async function fetchText({ network, timeoutMs = TIMEOUT_MS }: Deps, url: string): Promise<FetchedText> {
  try {
    const asked = await askWeb(network, new URL(url), { headers: HEADERS, signal: AbortSignal.timeout(timeoutMs) });
    switch (asked.kind) {
      case 'answered': {
        const text = await readBeginning(asked.response);
        return { kind: 'answered', status: asked.response.statusCode ?? 0, text };
      }
      case 'noSuchName':
        return { kind: 'noSuchName' };
      case 'failed':
        return { kind: 'lookupFailed', words: asked.reason };
      case 'refused':
        return { kind: 'forbidden' };
      case 'nobodyThere':
        return { kind: 'noConnection', words: 'ECONNREFUSED' };
    }
  } catch (error) {
    return failureOf(error);
  }
}

async function readBeginning(response: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  let text = '';
  for await (const chunk of response) {
    text += chunk.toString();
    if (text.length >= TEXT_MAX_BYTES) break;
  }
  response.destroy();
  return text.slice(0, TEXT_MAX_BYTES);
}

function failureOf(error: unknown): FetchedText {
  const { code = '', name = '', message = '' } = error as { code?: unknown; name?: string; message?: string };
  const failure = socketFailure(String(code));
  if (failure?.kind === 'tlsFailed') return { kind: 'badCertificate', words: message };
  return { kind: 'noConnection', words: name === 'TimeoutError' || name === 'AbortError' ? 'ETIMEDOUT' : message };
}
