import type { z } from 'zod';
import { failed } from './failure.ts';
import { readRetryAfter } from './retry-after.ts';
import type { SourceFailure, SourceTrouble } from './source.ts';

export type ApiRequest = {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON. Without it, it is a GET. */
  body?: unknown;
  signal: AbortSignal;
  /** Never repeated, whatever the source says. */
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
  const { secret = '' } = request;
  const timeoutMs = deps.apiTimeoutMs ?? request.timeoutMs ?? TIMEOUT_MS;
  const hide = (text: string) => (secret === '' ? text : text.replaceAll(secret, '…'));
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  if (request.signal.aborted) return missed(failed('stopped'), false);
  try {
    const response = await fetch(request.url, { ...initOf(request), signal });
    if (!response.ok) {
      const text = (await readText(response, REFUSAL_MAX_BYTES)) ?? '';
      return missed(refusal(deps, response, hide(text), readRefusal), false);
    }
    const text = await readText(response, ANSWER_MAX_BYTES);
    if (text === undefined) return missed(failed('malformed', { said: 'The answer is too large.' }), true);
    const answer = shape.safeParse(parseJson(text));
    if (answer.success) return { kind: 'answered', value: answer.data };
    const [issue] = answer.error.issues;
    const said = issue ? `${issue.path.join('.') || 'The answer'}: ${issue.message}` : '';
    return missed(failed('malformed', { said }), true);
  } catch (error) {
    if (request.signal.aborted) return missed(failed('stopped'), true);
    const said = hide(wordsOfCause(error));
    if (timeout.aborted) return missed(failed('timedOut'), true);
    // Nobody was reached, or the connection broke; in the second case there may be a bill.
    return missed(failed('unavailable', { said }), !isNeverReached(error));
  }
}

const missed = (failure: SourceFailure, isCharged: boolean) => ({ kind: 'failed' as const, failure, isCharged });

function initOf({ headers = {}, body }: ApiRequest): RequestInit {
  const common = { redirect: 'manual' as const, headers: { accept: 'application/json', ...headers } };
  if (body === undefined) return common;
  return {
    ...common,
    method: 'POST',
    headers: { ...common.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function refusal(deps: ApiDeps, { status, headers }: Response, text: string, readRefusal: ReadRefusal): SourceFailure {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing where it is longer than that. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const causeOf = (error: unknown): { code?: unknown; message?: unknown } =>
  (error instanceof Error && error.cause instanceof Error ? error.cause : error) as { code?: unknown };

const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const isNeverReached = (error: unknown) => NEVER_REACHED.has(String(causeOf(error).code));

function wordsOfCause(error: unknown): string {
  const { code, message } = causeOf(error);
  return [message, code].find((words) => typeof words === 'string') ?? '';
}
