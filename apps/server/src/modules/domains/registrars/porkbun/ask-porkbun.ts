import { z } from 'zod';
import { exchangeJson } from '../../../../platform/web/exchange-json.ts';
import { parseJson } from '../../../../platform/web/parse-json.ts';
import { readRetryAfter } from '../../../../platform/web/retry-after.ts';
import { RegistrarError } from '../registrar.ts';

export type PorkbunSettings = { url: string; key: string; secretKey: string };

export type PorkbunDeps = {
  now: () => Date;
  /** For one request, in place of the usual time. */
  timeoutMs?: number;
};

export type PorkbunCall = { path: string; method?: 'GET' | 'POST'; body?: Record<string, unknown>; key?: string };

/**
 * `refused`: a definite no with its code. `unclear`: it may have acted or not. `notReached`: it cannot have acted.
 */
export type PorkbunAnswer<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'refused'; code: string; words: string; retryAfterMs: number | null }
  | { kind: 'unclear'; words: string }
  | { kind: 'notReached'; words: string };

export type AskPorkbun = <T>(call: PorkbunCall, shape: z.ZodType<T>) => Promise<PorkbunAnswer<T>>;

/** Registrations wait for a registry. */
const TIMEOUT_MS = 45_000;
/** All prices are about 300 kB. */
const ANSWER_MAX_BYTES = 4_194_304;
const REFUSAL_MAX_BYTES = 65_536;
const WORDS_MAX = 300;

export const TOO_MANY = 'RATE_LIMIT_EXCEEDED';
const WRONG_KEY = 'INVALID_API_KEYS';

const refusalShape = z.object({
  status: z.literal('ERROR'),
  code: z.string().max(100).optional(),
  message: z.string().optional(),
  ttlRemaining: z.number().nonnegative().optional().catch(undefined),
});

export function createPorkbunAsker(
  settings: PorkbunSettings,
  { now, timeoutMs = TIMEOUT_MS }: PorkbunDeps,
): AskPorkbun {
  const { url, key: apiKey, secretKey } = settings;
  return async ({ path, method = 'POST', body, key }, shape) => {
    const exchange = await exchangeJson({
      url: new URL(`${url}${path}`),
      method,
      ...(method === 'POST' ? { body: body ?? {} } : {}),
      headers: {
        'x-api-key': apiKey,
        'x-secret-api-key': secretKey,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      timeoutMs,
      secrets: [apiKey, secretKey],
      maxBytes: { ok: ANSWER_MAX_BYTES, refused: REFUSAL_MAX_BYTES },
    });
    if (exchange.kind === 'timedOut') {
      return { kind: 'unclear', words: `Porkbun did not answer within ${timeoutMs / 1000} seconds.` };
    }
    if (exchange.kind !== 'answered') {
      const words = 'said' in exchange ? `Porkbun was not reached: ${clip(exchange.said)}` : 'Porkbun was not asked.';
      return { kind: exchange.isNeverReached ? 'notReached' : 'unclear', words };
    }
    const { status, headers, text } = exchange;
    const answer = parseJson(text);
    const isFine = status >= 200 && status <= 299;
    if (isFine && isSuccess(answer)) {
      const read = shape.safeParse(answer);
      if (read.success) return { kind: 'answered', value: read.data };
      const [issue] = read.error.issues;
      const where = issue ? `${issue.path.join('.') || 'all of it'}: ${issue.message}` : '';
      return { kind: 'unclear', words: `Porkbun’s answer cannot be read (${clip(where)}).` };
    }
    const refused = refusalShape.safeParse(answer);
    const { code = codeOfStatus(status), message, ttlRemaining } = refused.success ? refused.data : {};
    const words = clip(message ?? '') || `Porkbun answered HTTP ${status}.`;
    // Only a refusal with a code, and not of a broken server, is sure to have changed nothing.
    if (code === undefined || (status >= 500 && code !== TOO_MANY)) return { kind: 'unclear', words };
    const waits = readRetryAfter(headers.get('retry-after'), now());
    return {
      kind: 'refused',
      code,
      words,
      retryAfterMs: waits ?? (ttlRemaining === undefined ? null : ttlRemaining * 1000),
    };
  };
}

const isSuccess = (answer: unknown) => z.object({ status: z.literal('SUCCESS') }).safeParse(answer).success;

/** These say by themselves that nothing was done. */
function codeOfStatus(status: number): string | undefined {
  if (status === 401) return WRONG_KEY;
  return status === 429 ? TOO_MANY : undefined;
}

/** Registrar's words for a screen. */
function clip(text: string): string {
  return text
    .slice(0, WORDS_MAX * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, WORDS_MAX);
}

export const isWrongKey = (code: string): boolean => code.startsWith('INVALID_API_KEY');

/** The value, or an error to throw at who has no use for anything else. */
export function unwrap<T>(answer: PorkbunAnswer<T>): T {
  if (answer.kind === 'answered') return answer.value;
  const isPassing = answer.kind !== 'refused' || answer.code === TOO_MANY;
  throw new RegistrarError(answer.words, { isPassing });
}
