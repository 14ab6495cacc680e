import { type Endpoint, inputTravelsInQuery, PROXY_OK } from '@outrider/contract/endpoint';
import * as generalErrors from '@outrider/contract/errors/general';
import { fill, type Language } from '@outrider/contract/languages';
import { API_TIMEOUT_MS } from '@outrider/contract/limits';
import type { z } from 'zod';

/** Where a failed call failed: the server refused it, or no readable answer came back. */
export type Failure = 'refused' | 'unreachable';

/**
 * A call that did not succeed. `code` is the catalogue's, or the HTTP status when the answer had no envelope. `reason` is the
 * catalogue's also where the call has one code for all of its refusals.
 */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly code: number | string;
  readonly reason: number | string;
  readonly data: unknown;

  constructor(
    message: string,
    {
      failure,
      code,
      reason = code,
      data = null,
    }: { failure: Failure; code: number | string; reason?: number | string; data?: unknown },
  ) {
    super(message);
    this.name = 'ApiError';
    this.failure = failure;
    this.code = code;
    this.reason = reason;
    this.data = data;
  }
}

export type CallOptions = {
  /** The caller shows the failure itself. A lost log-in is shown all the same. */
  silent?: boolean;
  /** A refused token neither logs the person out nor asks for another log-in (specification, section 8). */
  noLogout?: boolean;
  /** In place of the stored log-in token. */
  token?: string;
  signal?: AbortSignal;
};

type CallDeps = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutAfter: (ms: number) => AbortSignal;
  token: () => string;
  language: () => Language;
  text: (key: 'network.error' | 'network.timeout') => string;
  showMessage: (text: string) => void;
  /** The server could not be reached: shown as the text only where the page does not say so already. */
  noteUnreachable: (text: string | undefined) => void;
  /** Called on every refusal, also of those that are shown by the caller. */
  tellRefusal: (refusal: ApiError) => void;
  expireSession: () => void;
  /** Where something typed is open, a refused token is renewed there, and the call goes on. */
  renewal: { isPossible: () => boolean; ask: () => Promise<boolean> };
};

const LOST_LOGIN = [401, 403];

export function createCall(deps: CallDeps) {
  return async function call<I extends z.ZodType, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    options: CallOptions = {},
  ): Promise<z.output<O>> {
    return answered(
      endpoint.output,
      (signal) => request(endpoint, input, { signal, ...from(options, deps) }),
      options,
      deps,
    );
  };
}

/** For bytes that are no JSON, such as a part of a file; answered like a call. */
export function createUpload(deps: CallDeps) {
  return function upload<I extends z.ZodType, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    body: Blob,
    options: CallOptions = {},
  ): Promise<z.output<O>> {
    const prepare = (signal: AbortSignal): Sent => {
      const sender = from(options, deps);
      const [url, init] = request(endpoint, input, { signal, ...sender });
      return [url, { ...init, headers: { ...headersOf(sender), 'content-type': BYTES }, body }];
    };
    return answered(endpoint.output, prepare, options, deps);
  };
}

const BYTES = 'application/octet-stream';

/** For answers that are no envelope: a file, or lines that come as they happen. A refusal is one all the same. */
export function createOpen(deps: CallDeps) {
  return async function open(url: string, options: CallOptions = {}): Promise<Response> {
    return renewed(() => openOnce(url, options, deps), options, deps);
  };
}

async function openOnce(url: string, options: CallOptions, deps: CallDeps): Promise<Response> {
  const init = { headers: headersOf(from(options, deps)), signal: options.signal ?? null };
  const response = await deps.fetch(url, init).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new ApiError(deps.text('network.error'), { failure: 'unreachable', code: 'network' });
  });
  if (response.ok) return response;
  openEnvelope(response, await response.json().catch(() => undefined), deps);
  throw new ApiError(deps.text('network.error'), { failure: 'unreachable', code: response.status });
}

async function answered<O extends z.ZodType>(
  output: O,
  prepare: (signal: AbortSignal) => Sent,
  options: CallOptions,
  deps: CallDeps,
): Promise<z.output<O>> {
  const once = async () => {
    const { data, error } = output.safeParse(await ask(prepare, options, deps));
    if (!error) return data;
    // A page that is older than the server: what it cannot read is for a developer, not for the user.
    console.error(error);
    const text = generalErrors.requestFailed[deps.language()];
    throw new ApiError(text, { failure: 'unreachable', code: 'answer' });
  };
  return renewed(once, options, deps);
}

/** Runs a call, a second time where its session was renewed meanwhile, and tells what went wrong. */
async function renewed<T>(run: () => Promise<T>, options: CallOptions, deps: CallDeps): Promise<T> {
  const tell = (error: unknown): never => {
    if (error instanceof ApiError) report(error, options, deps);
    throw error;
  };
  try {
    return await run();
  } catch (error) {
    const canWait = options.noLogout !== true && options.token === undefined;
    if (!canWait || !isLoginLost(error) || !deps.renewal.isPossible()) return tell(error);
    // Not renewed: another user signs in, or the sign-in page is on its way and says so.
    if (!(await deps.renewal.ask())) throw error;
  }
  return run().catch(tell);
}

function report(error: ApiError, { silent, noLogout }: CallOptions, deps: CallDeps) {
  const { code, message } = error;
  if (code === 'network' || code === 'timeout') {
    deps.noteUnreachable(silent === true ? undefined : message);
    return;
  }
  const logsOut = isLostLogin(code) && noLogout !== true;
  if (logsOut || silent !== true) deps.showMessage(message);
  if (logsOut) deps.expireSession();
  if (error.failure === 'refused') deps.tellRefusal(error);
}

async function ask(prepare: (signal: AbortSignal) => Sent, options: CallOptions, deps: CallDeps) {
  const timeout = deps.timeoutAfter(API_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  let body: unknown;
  try {
    response = await deps.fetch(...prepare(signal));
    body = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw timeout.aborted
      ? new ApiError(deps.text('network.timeout'), { failure: 'unreachable', code: 'timeout' })
      : new ApiError(deps.text('network.error'), { failure: 'unreachable', code: 'network' });
  }
  return openEnvelope(response, body, deps);
}

type Sent = [url: string, init: RequestInit];
type Sender = { token: string; language: Language };

const from = (options: CallOptions, deps: CallDeps): Sender => ({
  token: options.token ?? deps.token(),
  language: deps.language(),
});

const headersOf = ({ token, language }: Sender): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
});

function request<I extends z.ZodType>(
  endpoint: Endpoint<I>,
  input: z.input<I>,
  { signal, ...sender }: Sender & { signal: AbortSignal },
): Sent {
  const headers = headersOf(sender);
  if (inputTravelsInQuery(endpoint)) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries<string | number | boolean | undefined>(Object(input))) {
      if (value !== undefined) query.set(name, String(value));
    }
    const url = query.size > 0 ? `${endpoint.path}?${query}` : endpoint.path;
    return [url, { method: endpoint.method, headers, signal }];
  }
  headers['content-type'] = 'application/json';
  return [endpoint.path, { method: endpoint.method, headers, signal, body: JSON.stringify(input) }];
}

function openEnvelope({ ok, status, statusText }: Response, body: unknown, deps: CallDeps): unknown {
  if (isLostLogin(status)) throw lostLogin(status, body, deps);
  if (!isEnvelope(body)) {
    const text = !ok && statusText !== '' ? statusText : deps.text('network.error');
    throw new ApiError(text, { failure: 'unreachable', code: status });
  }
  if (isLostLogin(body.code)) throw lostLogin(body.code, body, deps);
  if (body.code === PROXY_OK) return body;
  if (body.code !== 0) {
    const { code, reason = code, message, data } = body;
    // Every code of the catalogue comes with its words.
    const text = message || fill(generalErrors.unknownError[deps.language()], { code });
    throw new ApiError(text, { failure: 'refused', code, reason, data });
  }
  return body.data;
}

type Envelope = { code: number | string; reason?: number | string; message?: string; data?: unknown; var?: unknown };

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  (typeof body.code === 'number' || typeof body.code === 'string') &&
  (!('message' in body) || typeof body.message === 'string');

const isLostLogin = (code: number | string) => LOST_LOGIN.includes(Number(code));

/** Whether the server no longer accepts the token a call came with. */
export const isLoginLost = (error: unknown): error is ApiError => error instanceof ApiError && isLostLogin(error.code);

const lostLogin = (code: number | string, body: unknown, deps: CallDeps) =>
  new ApiError(generalErrors.loginExpired[deps.language()], {
    failure: 'refused',
    code: Number(code),
    data: isEnvelope(body) ? body.data : null,
  });
