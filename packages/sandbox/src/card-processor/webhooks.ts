import { createHmac } from 'node:crypto';
import type { WebhookTrouble } from '@outrider/contract/sandbox/cards';
import type { Clock } from '../clock/clock.ts';
import { seconds } from './processor-parts.ts';
import type { StripeObject } from './shapes.ts';
import type { Delivery, Store, StripeEvent, WebhookBreak } from './store.ts';

const API_VERSION = '2026-07-29.dahlia';

const LATE_MS = 30_000;
const REVERSED_MS = 10_000;
const MINUTE_MS = 60_000;
/** After a delivery that was not answered with 2xx. */
const AGAIN_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * 60 * MINUTE_MS, 12 * 60 * MINUTE_MS];

/** The header `Stripe-Signature`: HMAC-SHA-256 over time and body. */
function signEvent(body: string, secret: string, at: Date): string {
  const t = seconds(at);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

export type Webhooks = {
  tell: (type: string, object: StripeObject, breaks?: readonly WebhookBreak[]) => void;
  /** The next delivery, in milliseconds. */
  nextDue(): number;
  deliverDue(): void;
  isDelivering: () => boolean;
  trouble: () => WebhookTrouble;
  setTrouble: (trouble: WebhookTrouble) => void;
  close(): void;
};

type Options = {
  store: Store;
  clock: Pick<Clock, 'now'>;
  url: string;
  secret: string;
  /** Something is to be delivered, or was. */
  onChange: () => void;
};

export function createWebhooks({ store, clock, url, secret, onChange }: Options): Webhooks {
  /** Of all events, beside what a checkout page breaks. */
  let trouble: WebhookTrouble = 'none';
  let delivered = 0;
  const closing = new AbortController();
  const underWay = new Set<Delivery>();

  async function deliver(delivery: Delivery) {
    const body = JSON.stringify(delivery.event);
    const isTaken = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signEvent(body, secret, clock.now()),
      },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    underWay.delete(delivery);
    if (closing.signal.aborted) return;
    const wait = AGAIN_AFTER_MS[delivery.tries];
    if (isTaken || wait === undefined) store.deliveries.splice(store.deliveries.indexOf(delivery), 1);
    else Object.assign(delivery, { tries: delivery.tries + 1, dueMs: clock.now().getTime() + wait });
    onChange();
  }

  return {
    tell(type, object, breaks = []) {
      if (trouble === 'never') return;
      const now = clock.now();
      const event: StripeEvent = {
        id: store.newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: seconds(now),
        livemode: false,
        type,
        data: { object: structuredClone(object) },
      };
      delivered += 1;
      const isLate = trouble === 'late' || breaks.includes('late');
      const wait = isLate ? LATE_MS : trouble === 'reversed' ? REVERSED_MS - (delivered % REVERSED_MS) : 0;
      const delivery = { event, dueMs: now.getTime() + wait, tries: 0 };
      store.deliveries.push(delivery);
      if (trouble === 'twice' || breaks.includes('twice')) store.deliveries.push({ ...delivery });
      onChange();
    },
    nextDue: () =>
      Math.min(
        ...store.deliveries.filter((delivery) => !underWay.has(delivery)).map(({ dueMs }) => dueMs),
        Number.POSITIVE_INFINITY,
      ),
    deliverDue() {
      const due = store.deliveries.filter(
        (delivery) => delivery.dueMs <= clock.now().getTime() && !underWay.has(delivery),
      );
      for (const delivery of due.toSorted((a, b) => a.dueMs - b.dueMs)) {
        underWay.add(delivery);
        void deliver(delivery);
      }
    },
    isDelivering: () => underWay.size > 0,
    trouble: () => trouble,
    setTrouble(next) {
      trouble = next;
    },
    close: () => closing.abort(),
  };
}

/** By the time outside. */
const PATIENCE_MS = 10_000;
