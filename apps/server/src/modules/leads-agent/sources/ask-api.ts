import type { z } from 'zod';
import { exchangeJson } from '../../../platform/web/exchange-json.ts';
import { parseJson } from '../../../platform/web/parse-json.ts';
import { readRetryAfter } from '../../../platform/web/retry-after.ts';
import { failed } from './failure.ts';
import type { SourceFailure, SourceTrouble } from './source.ts';

export type ApiRequest = {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON. Without it, it is a GET. */
  body?: unknown;
  signal: AbortSignal;
  /** Never repeated, no matter what the source says. */
  secret?: string;
  timeoutMs?: number;
};

/** What HTTP status and body of a refusal mean at this source, where that differs from the usual. */
export type ReadRefusal = (status: number, body: unknown, headers: Headers) => Partial<RefusalRead> | undefined;
type RefusalRead = { trouble: SourceTrouble; retryAfterMs: number | null; said: string };

export type ApiDeps = {
  now: () => Date;
  /** For one request, in place of the usual time. */
  apiTimeoutMs?: number;
};

/** `isCharged` where the source may have done the work although nothing came of it here. */
export type ApiAnswer<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'failed'; failure: SourceFailure; isCharged: boolean };

const TIMEOUT_MS = 20_000;
/** Search answers have some hundred kilobytes at most. */
const ANSWER_MAX_BYTES = 4_194_304;
const REFUSAL_MAX_BYTES = 65_536;

/**
 * One request to an API that answers JSON. Follows nothing, so that a key goes nowhere else. Fields that the shape does not
 * name are ignored; an answer that does not fit it is malformed. Never throws.
 */
export async function askApi<T>(
  deps: ApiDeps,
  request: ApiRequest,
  shape: z.ZodType<T>,
  readRefusal: ReadRefusal = () => undefined,
): Promise<ApiAnswer<T>> {
  const { secret, timeoutMs = TIMEOUT_MS, ...asked } = request;
  const exchange = await exchangeJson({
    ...asked,
    ...(secret === undefined ? {} : { secrets: [secret] }),
    timeoutMs: deps.apiTimeoutMs ?? timeoutMs,
    maxBytes: { ok: ANSWER_MAX_BYTES, refused: REFUSAL_MAX_BYTES },
  });
  if (exchange.kind === 'stopped') return missed(failed('stopped'), !exchange.isNeverReached);
  if (exchange.kind === 'timedOut') return missed(failed('timedOut'), true);
  // Nobody was reached, or the connection broke; in the second case there may be a bill.
  if (exchange.kind === 'broken') {
    return missed(failed('unavailable', { said: exchange.said }), !exchange.isNeverReached);
  }
  const { status, text } = exchange;
  if (status < 200 || status > 299) return missed(refusal(deps, exchange, readRefusal), false);
  if (text === undefined) return missed(failed('malformed', { said: 'The answer is too large.' }), true);
  const answer = shape.safeParse(parseJson(text));
  if (answer.success) return { kind: 'answered', value: answer.data };
  const [issue] = answer.error.issues;
  const said = issue ? `${issue.path.join('.') || 'The answer'}: ${issue.message}` : '';
  return missed(failed('malformed', { said }), true);
}

const missed = (failure: SourceFailure, isCharged: boolean) => ({ kind: 'failed' as const, failure, isCharged });

type Refused = { status: number; headers: Headers; text: string | undefined };

function refusal(deps: ApiDeps, { status, headers, text = '' }: Refused, readRefusal: ReadRefusal): SourceFailure {
  const body = parseJson(text);
  const read = readRefusal(status, body, headers);
  return failed(read?.trouble ?? troubleOf(status), {
    said: read?.said ?? wordsIn(body) ?? (isMarkup(text) ? `HTTP ${status}` : text || `HTTP ${status}`),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), deps.now()) ?? read?.retryAfterMs ?? null,
  });
}

function troubleOf(status: number): SourceTrouble {
  if (status === 401) return 'unauthorised';
  // 402: the account has to be paid for before it may ask.
  if (status === 402 || status === 403) return 'forbidden';
  // 529 is what Anthropic says when it has too much to do.
  if (status === 429 || status === 529) return 'busy';
  if (status === 408 || status === 504) return 'timedOut';
  return status >= 500 || status < 400 ? 'unavailable' : 'refused';
}

const isMarkup = (text: string) => /^\s*</.test(text.slice(0, 100));

/** Where the APIs put a sentence about what went wrong. */
function wordsIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message, detail, error_message } = body as Record<string, unknown>;
  const inner = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  return [inner.message, inner.detail, error, message, detail, error_message].find(
    (words) => typeof words === 'string' && words !== '',
  ) as string | undefined;
}
