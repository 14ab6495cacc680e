export type JsonRequest = {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. Without it, it is a GET unless said otherwise. */
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs: number;
  /** Never repeated, no matter what the other side says. */
  secrets?: readonly string[];
  maxBytes: { ok: number; refused: number };
};

/** `text` is undefined where the answer was too large. `isNeverReached`: nobody can have acted on the request. */
export type JsonExchange =
  | { kind: 'answered'; status: number; headers: Headers; text: string | undefined }
  | { kind: 'timedOut' }
  | { kind: 'stopped'; isNeverReached: boolean }
  | { kind: 'broken'; said: string; isNeverReached: boolean };

/** One request to an API that answers JSON. Follows nothing, so that a key goes nowhere else. Never throws. */
export async function exchangeJson(request: JsonRequest): Promise<JsonExchange> {
  const { signal: stop, timeoutMs, maxBytes, secrets = [] } = request;
  if (stop?.aborted) return { kind: 'stopped', isNeverReached: true };
  const hide = (text: string) =>
    secrets.reduce((hidden, secret) => (secret === '' ? hidden : hidden.replaceAll(secret, '…')), text);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  try {
    const response = await fetch(request.url, { ...initOf(request), signal });
    const { ok, status, headers } = response;
    const text = await readText(response, ok ? maxBytes.ok : maxBytes.refused);
    return { kind: 'answered', status, headers, text: text === undefined ? text : hide(text) };
  } catch (error) {
    if (stop?.aborted) return { kind: 'stopped', isNeverReached: false };
    if (timeout.aborted) return { kind: 'timedOut' };
    return { kind: 'broken', said: hide(wordsOfCause(error)), isNeverReached: isNeverReached(error) };
  }
}

function initOf({ method, headers = {}, body }: JsonRequest): RequestInit {
  const common = { redirect: 'manual' as const, headers: { accept: 'application/json', ...headers } };
  if (body === undefined) return { ...common, method: method ?? 'GET' };
  return {
    ...common,
    method: method ?? 'POST',
    headers: { ...common.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
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
  return ([message, code].find((words) => typeof words === 'string' && words !== '') as string | undefined) ?? '';
}
