import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db.ts';
import { type Outcome, standIn } from '../stand-in-testing.ts';
import type { PaysWith } from './begin-payment.ts';
import { readOrderDetail } from './describe-order.ts';
import { findOrder } from './orders.repository.ts';
import { cancelOrder } from './pay-order.ts';
import { confirmQuote } from './quotes/confirm-quote.ts';
import { makeQuote } from './quotes/make-quote.ts';
import { wakeOrder, workOrder } from './work-order.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Two days and more: a doubt lasts one. */
const TURNS_MAX = 60;

/** `notified`: the card processor sends an earlier event again. */
export type Move =
  | { move: 'outcome'; outcome: Outcome }
  | { move: 'work' | 'notified' | 'pay' | 'decline' | 'cancel' }
  | { move: 'wait'; minutes: number };

export type Played = { faults: string[]; state: string; kills: number };

/** A user who can buy, with a workspace of their own. */
export async function aBuyer(db: Db) {
  const [workspaceId, userId, at] = [randomUUID(), randomUUID(), new Date()];
  await db.insertInto('workspaces').values({ id: workspaceId, plan: 'scale', created_at: at }).execute();
  await db
    .insertInto('users')
    .values({
      id: userId,
      workspace_id: workspaceId,
      email: `${userId}@buyer.test`,
      name: 'Maya',
      company_name: '',
      password_hash: null,
      password_changed_at: null,
      language: 'en',
      created_at: at,
      verified_at: at,
    })
    .execute();
  return { workspaceId, userId };
}

/**
 * Plays an order of two domains in a world that answers with these outcomes, then lets the world be well until it ends, and
 * compares what the order says with what the world saw.
 */
export async function playOrder(
  db: Db,
  moves: readonly Move[],
  { workerDb = db, paysWith = 'page' }: { workerDb?: Db; paysWith?: PaysWith } = {},
): Promise<Played> {
  const world = standIn(db);
  const { deps, clock, outcomes, page, warmUp } = world;
  const buyer = await aBuyer(db);
  const mark = randomUUID().slice(0, 8);
  const domains = ['a', 'b'].map((name) => ({
    domain: `${name}-${mark}.test`,
    mailboxes: [{ localPart: 'maya', firstName: 'Maya', lastName: 'L' }],
  }));
  const quote = await makeQuote(deps, buyer, { kind: 'new', domains, years: 1 });
  const { orderId } = await confirmQuote(deps, buyer, { quoteId: quote.quoteId, paysWith });
  let kills = 0;
  const worker = { ...deps, db: workerDb };
  const work = async () => {
    const ended = workOrder(worker, buyer, orderId).then(
      () => 'done',
      () => 'broken',
    );
    if ((await Promise.race([ended, world.killed().then(() => 'killed')])) === 'done') return;
    kills += 1;
    // The lease of a dead worker runs out.
    clock.ms += 3 * MINUTE_MS;
  };
  const notify = async () => {
    await wakeOrder(deps, buyer, { orderId });
    await work();
  };
  for (const one of moves) {
    if (one.move === 'outcome') outcomes.push(one.outcome);
    if (one.move === 'work') await work();
    if (one.move === 'notified') await notify();
    if (one.move === 'pay' && page.pay()) await notify();
    if (one.move === 'decline' && page.decline()) await notify();
    if (one.move === 'cancel') await cancelOrder(deps, buyer, orderId).catch(() => undefined);
    if (one.move === 'wait') clock.ms += one.minutes * MINUTE_MS;
  }
  outcomes.length = 0;
  warmUp.isDone = true;
  const read = () => readOrderDetail(deps, buyer, orderId);
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    await work();
    if ((await findOrder(db, buyer, orderId))?.row.next_work_at === null) break;
    clock.ms += HOUR_MS;
  }
  return { faults: judge(await read(), { world, quoted: quote.dueNow.amount }), state: (await read()).state, kills };
}

type Order = Awaited<ReturnType<typeof readOrderDetail>>;

/** What may never be. */
function judge(order: Order, { world, quoted }: { world: ReturnType<typeof standIn>; quoted: number }): string[] {
  const { truth } = world;
  const faults: string[] = [];
  const captures = [...truth.captures.values()].flat();
  const taken = captures.reduce((sum, amount) => sum + amount, 0);
  const refunded = [...truth.refunds.values()]
    .flatMap((given) => [...given.values()])
    .reduce((sum, one) => sum + one, 0);
  if (captures.length > 1) faults.push('charged twice');
  if (taken > quoted) faults.push('charged above the quote');
  if (taken !== order.captured.amount) faults.push(`took ${taken}, says ${order.captured.amount}`);
  if (refunded > taken) faults.push('refunded more than was taken');
  for (const [domain, times] of truth.registered) if (times > 1) faults.push(`${domain} was ordered ${times} times`);
  if (!['ready', 'partlyFailed', 'failed', 'cancelled'].includes(order.state)) faults.push(`ends ${order.state}`);
  const kept = order.items.filter(({ step }) => step === 'ready');
  const price = quoted / order.items.length;
  if (taken - refunded !== kept.length * price) faults.push(`keeps ${taken - refunded} for ${kept.length} domains`);
  for (const { domain, mailboxes } of kept) {
    if (!truth.registered.has(domain)) faults.push(`${domain} is ready and nobody has it`);
    if (!mailboxes.every((one) => truth.mailboxes.has(one))) faults.push(`${domain} is ready without its mailboxes`);
  }
  if (world.page.isHeld()) faults.push('money is still held');
  return faults;
}
