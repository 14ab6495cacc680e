import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ChargeTrouble, WebhookTrouble } from '@outrider/contract/sandbox/cards';
import type { Clock } from '../clock/clock.ts';
import { type BoxOptions, LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import { createBank } from './bank.ts';
import { expireSession } from './checkout/checkout-sessions.ts';
import { serveCheckout } from './checkout/serve-checkout.ts';
import { actOnDisputes, closeDispute, nextDispute } from './disputes.ts';
import { expand } from './expand.ts';
import { readForm, textsOf } from './form-body.ts';
import { failRefund } from './payments.ts';
import type { Parts } from './processor-parts.ts';
import { Refusal } from './refusal.ts';
import { nextRenewal, renewDue } from './renew.ts';
import { answerCall } from './routes.ts';
import { openStore } from './store.ts';
import { tryCardOf } from './try-cards.ts';
import { createWebhooks } from './webhooks.ts';

/** How the next calls are answered. `slow`: done, but the answer does not come. `keyInUse`: as if the first were still at work. */
export type CallTrouble = 'none' | 'tooMany' | 'down' | 'slow' | 'malformed' | 'cutOff' | 'keyInUse';

export type CardProcessorBox = Service & {
  /** Where the product reaches it, and what it signs its events with. */
  access: { url: string; key: string; webhookSecret: string };
  setTrouble(trouble: CallTrouble): void;
  setChargeTrouble(trouble: ChargeTrouble): void;
  setWebhookTrouble(trouble: WebhookTrouble): void;
  troubles(): { charges: ChargeTrouble; webhooks: WebhookTrouble };
  /** What a merchant's own page, a bank and the holder of a card do; for tests. */
  failRefund(id: string): void;
  closeDispute(id: string, outcome: 'won' | 'lost'): void;
  /** When it does something by itself next. */
  nextAt(): Date | undefined;
  isActing(): boolean;
  /** What was taken of cards and given back, of every payment; for tests that judge the product. */
  payments(): { paymentId: string; held: number; captured: number; refunded: number; status: string }[];
};

type Options = Pick<BoxOptions, 'appUrl' | 'dataDir' | 'log'> & { clock: Clock };

const KEY = 'sk_test_box';
const BODY_MAX_BYTES = 262_144;
const KEY_MAX_CHARS = 255;
/** By the box's time, as Stripe forgets them. */
const KEYS_KEPT_MS = 24 * 3_600_000;
/** Where the product hears of events. */
const EVENTS_PATH = '/sirius/api/open/billing/card-events';

/** A stand-in for Stripe: its calls, its checkout page and its events, on the box's clock. */
export async function startCardProcessor({ appUrl, dataDir, log, clock }: Options): Promise<CardProcessorBox> {
  const store = await openStore({ dataDir, log });
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const webhooks = createWebhooks({
    store,
    clock,
    url: `${appUrl}${EVENTS_PATH}`,
    secret: webhookSecret,
    onChange: () => changed(),
  });
  let trouble: CallTrouble = 'none';
  let cancelAlarm = () => {};
  let isClosed = false;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      log.warn(`The boxed card processor did not answer: ${error.message}`);
      response.destroy();
    });
  });
  const origin = `http://${LOOPBACK}:${await listenOnLoopback(server)}`;
  const bank = createBank();
  const parts: Parts = { store, bank, now: () => clock.now(), origin, tell: webhooks.tell };
  const checkout = serveCheckout(parts, { appUrl, onChange: () => changed() });

  const nextMs = () =>
    Math.min(
      nextRenewal(parts) * 1000,
      webhooks.nextDue(),
      nextDispute(parts),
      ...store.list('checkout.session').flatMap(({ status, expires_at: at }) => (status === 'open' ? at * 1000 : [])),
      Number.POSITIVE_INFINITY,
    );

  function actWhenDue() {
    const now = clock.now().getTime();
    renewDue(parts);
    actOnDisputes(parts);
    for (const { id, status, expires_at: at } of store.list('checkout.session')) {
      if (status === 'open' && at * 1000 <= now) expireSession(parts, id);
    }
    webhooks.deliverDue();
    changed();
  }

  /** Everything that is due by itself follows from the state, so that one alarm is enough and survives a restart. */
  function changed() {
    store.write();
    cancelAlarm();
    const next = nextMs();
    if (isClosed || next === Number.POSITIVE_INFINITY) return;
    cancelAlarm = clock.at(new Date(next), actWhenDue);
  }

  type Answer = { status: number; body: unknown; isNew?: boolean };

  function answer(request: IncomingMessage, path: string, text: string): Answer {
    const { method = 'GET', headers } = request;
    if (headers.authorization !== `Bearer ${KEY}`) return invalidKey;
    if (trouble === 'tooMany') return refusalFor(429, 'invalid_request_error', 'rate_limit');
    if (trouble === 'down') return refusalFor(503, 'api_error', 'down');
    if (trouble === 'keyInUse') return refusalFor(409, 'idempotency_error', 'idempotency_key_in_use');
    const key = headers['idempotency-key'];
    if (key !== undefined && key.length > KEY_MAX_CHARS) {
      return refusalFor(400, 'invalid_request_error', 'idempotency_key_too_long');
    }
    const url = new URL(path, origin);
    const form = readForm(method === 'POST' ? text : url.search.slice(1));
    const name = url.pathname.slice('/v1/'.length);
    const fingerprint = `${method} ${name} ${text}`;
    const known = typeof key === 'string' && method === 'POST' ? store.answers[key] : undefined;
    const isKept = known && clock.now().getTime() - known.atMs < KEYS_KEPT_MS;
    if (isKept && known.fingerprint !== fingerprint) {
      return refusalFor(400, 'idempotency_error', 'idempotency_error');
    }
    const done = isKept ? known : perform(method, name, form);
    // Stripe keeps what an endpoint answered once it ran, a refused card included.
    if (typeof key === 'string' && method === 'POST' && (done.status === 200 || done.status === 402)) {
      store.answers[key] = { fingerprint, status: done.status, body: done.body, atMs: clock.now().getTime() };
    }
    changed();
    return { ...done, isNew: !isKept };
  }

  function perform(method: string, name: string, form: ReturnType<typeof readForm>) {
    try {
      const body = answerCall(parts, method, name, form);
      return { status: 200, body: expand(body, textsOf(form.expand), (id) => store.findAny(id)) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: structuredClone(error.body) };
      throw error;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request;
    const text = await readBody(request);
    if (text === undefined) return void response.writeHead(413).end();
    if (!url.startsWith('/v1/')) return checkout(request, response, text);
    const { status, body, isNew = false } = answer(request, url, text);
    const isFirst = isNew && url === '/v1/payment_intents';
    if (trouble === 'slow' || (isFirst && isSilentCard(parts, body))) return;
    const json = JSON.stringify(body);
    const sent = trouble === 'malformed' ? json.slice(0, Math.floor(json.length / 2)) : json;
    if (trouble === 'cutOff') return void response.destroy();
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': store.newId('req'),
    });
    response.end(sent);
  }

  changed();
  log.info(`Boxed card processor answers at ${origin}`);
  return {
    access: { url: origin, key: KEY, webhookSecret },
    setTrouble: (next) => {
      trouble = next;
    },
    setChargeTrouble: (next) => bank.setTrouble(next),
    setWebhookTrouble: webhooks.setTrouble,
    troubles: () => ({ charges: bank.trouble(), webhooks: webhooks.trouble() }),
    failRefund: (id) => failRefund(parts, id),
    closeDispute: (id, outcome) => closeDispute(parts, id, outcome),
    nextAt: () => {
      const next = nextMs();
      return next === Number.POSITIVE_INFINITY ? undefined : new Date(next);
    },
    isActing: webhooks.isDelivering,
    payments: () =>
      store.list('payment_intent').map(({ id, status, amount_capturable: held, latest_charge: charge }) => ({
        paymentId: id,
        held,
        captured: store.find('charge', charge)?.amount_captured ?? 0,
        refunded: store.find('charge', charge)?.amount_refunded ?? 0,
        status,
      })),
    async close() {
      isClosed = true;
      cancelAlarm();
      webhooks.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await store.settle();
    },
  };
}

const refusalFor = (status: number, type: string, code: string) => ({
  status,
  body: { error: { type, code, message: `Refused: ${code}` } },
});

const invalidKey = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' } },
};

/**
 * The card that shows a processor that does not answer: it is done, and a caller that asks again with the same key learns
 * it.
 */
function isSilentCard({ store }: Parts, body: unknown): boolean {
  const { object, payment_method: method } = body as { object?: string; payment_method?: string | null };
  const card = object === 'payment_intent' ? store.find('payment_method', method ?? null) : undefined;
  return card !== undefined && tryCardOf(card.card.last4)?.does === 'isSilent';
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
