import { exchangeJson } from '../../../platform/web/exchange-json.ts';
import { parseJson } from '../../../platform/web/parse-json.ts';
import { MailHostError, type MailServers } from './mail-host.ts';

export type MailHostSettings = {
  url: string;
  key: string;
  /** Under which name its mailboxes are used and get their mail. */
  hostName: string;
  /** What a domain's SPF record says in its middle, such as `mx` or `include:_spf.example.com`. */
  spf: string;
};

type Call = {
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  secrets: readonly string[];
};

/** A mail host that makes a key is slow about it. */
const TIMEOUT_MS = 30_000;
const ANSWER_MAX_BYTES = 8_388_608;
const REFUSAL_MAX_BYTES = 65_536;
const WORDS_MAX = 300;

/** An answer of any status below 500 whose body is JSON. Everything else is an error that may pass. */
export async function askMailHost(
  url: string,
  { path, body, headers, secrets }: Call,
): Promise<{ status: number; body: unknown }> {
  const exchange = await exchangeJson({
    url: new URL(`${url}${path}`),
    ...(body === undefined ? {} : { body }),
    headers,
    timeoutMs: TIMEOUT_MS,
    secrets,
    maxBytes: { ok: ANSWER_MAX_BYTES, refused: REFUSAL_MAX_BYTES },
  });
  if (exchange.kind === 'timedOut') throw passing(`The mail host did not answer within ${TIMEOUT_MS / 1000} seconds.`);
  if (exchange.kind !== 'answered') {
    throw passing(`The mail host was not reached${'said' in exchange ? `: ${clip(exchange.said)}` : ''}.`);
  }
  const answer = parseJson(exchange.text);
  if (exchange.status >= 500 || exchange.status < 200 || (exchange.status >= 300 && exchange.status < 400)) {
    throw passing(`The mail host answered HTTP ${exchange.status}.`);
  }
  if (answer === undefined) throw passing(`The mail host’s answer cannot be read (HTTP ${exchange.status}).`);
  return { status: exchange.status, body: answer };
}

export const passing = (words: string): MailHostError => new MailHostError(words, { isPassing: true });
export const final = (words: string): MailHostError => new MailHostError(words, { isPassing: false });

/** The host's words for a screen. */
export const clip = (text: string): string =>
  text
    .slice(0, WORDS_MAX * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS_MAX);

export function splitAddress(address: string): { localPart: string; domain: string } {
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1) throw final(`${clip(address)} is no address.`);
  return { localPart: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() };
}

/** RFC 8314, 3.3: both are TLS from the first byte. */
export const serversOf = ({ hostName }: MailHostSettings): MailServers => ({
  imap: { host: hostName, port: 993, security: 'tls' },
  smtp: { host: hostName, port: 465, security: 'tls' },
});
