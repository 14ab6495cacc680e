import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  type CardProcessorBox,
  openBrowser,
  startCardProcessor,
  steppedClock,
  testOptions,
} from '@outrider/sandbox/testing';
import { createStripeProcessor } from './stripe-processor.ts';

const START = new Date('2026-11-17T09:42:11.000Z');
export const SUCCESS_URL = 'http://app.box.test/purchase/success';
const PATIENCE_MS = 10_000;
const SHORT_PATIENCE_MS = 300;

type Heard = { body: Buffer; signature: string };

/** The box's card processor with our adapter before it, on a clock that a test moves. */
export async function openTestProcessor({
  onEvent = async () => true,
}: {
  onEvent?: (heard: Heard) => Promise<boolean>;
} = {}) {
  const heard: Heard[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const event = { body: await buffer(request), signature: String(request.headers['stripe-signature']) };
    heard.push(event);
    response.writeHead((await onEvent(event)) ? 200 : 400).end();
  };
  const ears = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => ears.listen(0, '127.0.0.1', resolve));
  const appUrl = `http://127.0.0.1:${(ears.address() as AddressInfo).port}`;
  const clock = steppedClock(START);
  const box: CardProcessorBox = await startCardProcessor({ ...testOptions(), appUrl, clock });
  const withPatience = (patienceMs: number) =>
    createStripeProcessor(box.access, { now: () => clock.now(), patienceMs });

  /** Until everything that is due was sent. */
  async function settle() {
    for (let looks = 0; looks < 500; looks += 1) {
      await clock.advance(0);
      const next = box.nextAt();
      if (!box.isActing() && (next === undefined || next > clock.now())) return;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error('The card processor does not come to rest');
  }

  return {
    box,
    clock,
    processor: withPatience(PATIENCE_MS),
    /** For answers that never come. */
    impatient: withPatience(SHORT_PATIENCE_MS),
    heard,
    settle,
    /** What a person does at the hosted page: gives a card, and answers the bank where it asks. */
    async pay(url: string, number: string, { answer, breaks = [] }: { answer?: string; breaks?: string[] } = {}) {
      const form = new URLSearchParams({
        number,
        expiry: '12 / 99',
        code: '123',
        name: 'Maya Lindqvist',
        action: 'pay',
      });
      for (const name of breaks) form.append('break', name);
      const post = (body: URLSearchParams) => fetch(url, { method: 'POST', body, redirect: 'manual' });
      const answered = await post(form);
      if (answer === undefined)
        return { status: answered.status, location: answered.headers.get('location'), page: await answered.text() };
      const last = await post(new URLSearchParams({ answer, action: 'confirm' }));
      return { status: last.status, location: last.headers.get('location'), page: await last.text() };
    },
    browser: openBrowser(),
    async close() {
      await box.close();
      ears.closeAllConnections();
      await new Promise((resolve) => ears.close(resolve));
    },
  };
}

export type TestProcessor = Awaited<ReturnType<typeof openTestProcessor>>;
