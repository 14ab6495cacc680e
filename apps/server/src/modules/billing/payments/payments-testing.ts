import { randomUUID } from 'node:crypto';
import type { BillLine } from '@outrider/contract/billing/plans';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createLog } from '../../../platform/log.ts';
import { openTestProcessor } from '../cards/card-processor-testing.ts';
import { handleEvent, takeEvent } from './card-events.ts';
import { type DescribeDeps, describePurchase } from './describe-purchase.ts';
import { openCheckout } from './open-checkout.ts';

export const lineOf = (of: string, amount: number): BillLine => ({
  kind: 'domain',
  of,
  count: 1,
  each: amount,
  amount,
  from: null,
  until: null,
});

type EnqueuedJob = { name: string; payload: Record<string, unknown> };

/** Payments on a real database before the box's card processor, whose events reach them. */
export async function openPaymentsWorld(db: Db) {
  const enqueued: EnqueuedJob[] = [];
  const received: Parameters<typeof handleEvent>[1][] = [];
  const jobs: Jobs = {
    async enqueue(_trx, name, payload) {
      if (name === 'card-event.received') received.push(payload as (typeof received)[number]);
      else enqueued.push({ name, payload: payload as EnqueuedJob['payload'] });
    },
  };
  const world = await openTestProcessor({ onEvent: ({ body, signature }) => takeEvent(deps, body, signature) });
  const keptPlans: string[] = [];
  const deps: DescribeDeps = {
    db,
    jobs,
    log: createLog('silent'),
    now: () => world.clock.now(),
    cards: world.processor,
    appUrl: 'http://app.box.test',
    currency: 'USD',
    ownerOf: async () => ({ email: 'maya@harborline.test', language: 'en' }),
    async keepPlan(_scope, subscriptionId) {
      keptPlans.push(subscriptionId);
    },
  };
  return {
    ...world,
    deps,
    enqueued,
    received,
    keptPlans,
    /** As a user does who changes the card; `answer` for a bank that asks. */
    async giveCard(scope: Scope, number: string, answer?: string) {
      const expiresAt = new Date(deps.now().getTime() + 30 * 60_000);
      const total = { amount: 0, currency: 'USD' };
      const page = await openCheckout(
        deps,
        scope,
        { kind: 'card', reference: randomUUID(), lines: [], total, expiresAt },
        (opening) => world.processor.openCardCheckout({ ...opening, currency: 'USD' }),
      );
      await world.pay(page.checkout_url ?? '', number, answer === undefined ? {} : { answer });
      return describePurchase(deps, scope, page.id);
    },
    /** Does what the events asked for. */
    async handleReceived() {
      for (const subject of received.splice(0)) await handleEvent(deps, subject);
    },
  };
}

export async function newWorkspace(db: Db): Promise<Scope> {
  const workspaceId = randomUUID();
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'free', now())`.execute(db);
  return { workspaceId };
}
