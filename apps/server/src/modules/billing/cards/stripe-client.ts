import { createHash } from 'node:crypto';
import { tellableDecline } from '@outrider/contract/billing/decline-reasons';
import Stripe from 'stripe';
import { wordsOf } from '../../../platform/words-of.ts';
import { type CardLack, CardProcessorError } from './card-processor.ts';

export type StripeSettings = { url: string; key: string; webhookSecret: string };

/** Longer than Stripe needs to ask a bank. */
const PATIENCE_MS = 40_000;

/** What is asked again is asked by the job that asked, with the same key; the client itself tries once. */
export function openStripe({ url, key }: StripeSettings, patienceMs = PATIENCE_MS): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    maxNetworkRetries: 0,
    timeout: patienceMs,
    telemetry: false,
  });
}

/** Asks, and says in our words why it was not done. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

/** Prices are looked for in every purchase, so a key that may not read them is of no use. */
export async function findLacks(stripe: Stripe): Promise<CardLack[]> {
  try {
    await asking(() => stripe.prices.list({ limit: 1 }));
    return [];
  } catch (error) {
    const isRefused = error instanceof CardProcessorError && error.kind === 'wrongKey';
    const said = error instanceof CardProcessorError ? error.cause : error;
    return [{ need: isRefused ? 'keyRefused' : 'noAnswer', words: wordsOf(said) }];
  }
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const code = tellableDecline(error.decline_code ?? error.code ?? error.rawType ?? 'unknown');
  const failure = (kind: CardProcessorError['kind']) =>
    new CardProcessorError(kind, code, { cause: error, paymentId: error.payment_intent?.id ?? null });
  if (error instanceof Stripe.errors.StripeCardError) {
    return failure(asksPerson(error) ? 'authenticationRequired' : 'declined');
  }
  // The type of a key in use is not the same in every answer, the status is.
  if (error instanceof Stripe.errors.StripeIdempotencyError || error.statusCode === 409) return failure('keyInUse');
  if (error instanceof Stripe.errors.StripeRateLimitError) return failure('tooMany');
  if (error instanceof Stripe.errors.StripeAuthenticationError) return failure('wrongKey');
  if (error instanceof Stripe.errors.StripePermissionError) return failure('wrongKey');
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return failure(invalidKind(error));
  if (error instanceof Stripe.errors.StripeConnectionError) return failure('unclear');
  return failure(error.statusCode === undefined ? 'malformed' : 'unclear');
}

/** The second word is said where the person is at the screen, but not at a page on which the bank can ask. */
const ASKING = ['authentication_required', 'authentication_not_handled'];

const asksPerson = ({ code, decline_code: declined }: Stripe.errors.StripeError) =>
  ASKING.includes(code ?? '') || ASKING.includes(declined ?? '');

const WRONG_STATE = /unexpected_state|already_|not_open|too_large|invoice_upcoming_none|resource_already/;

function invalidKind({ code = '', statusCode }: Stripe.errors.StripeError): CardProcessorError['kind'] {
  if (code === 'resource_missing' || statusCode === 404) return 'notFound';
  return WRONG_STATE.test(code) ? 'notPossible' : 'malformed';
}

/** Stripe takes no longer one. */
const KEY_MAX_CHARS = 255;

/** A key that names many items would be too long; its digest tells it apart as well. */
export const keyed = (key: string): Stripe.RequestOptions => ({
  idempotencyKey: key.length <= KEY_MAX_CHARS ? key : createHash('sha256').update(key).digest('hex'),
});

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
