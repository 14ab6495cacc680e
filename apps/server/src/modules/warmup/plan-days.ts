import { addDays, comingDay, type Day, dayIn } from '@outrider/warmup-planner/days';
import { planOpenings } from '@outrider/warmup-planner/openings';
import { dayTarget } from '@outrider/warmup-planner/ramp';
import { PAIR_REST_MS } from '@outrider/warmup-planner/rules';
import { slotsOf } from '@outrider/warmup-planner/slots';
import type { Trx } from '../../platform/db.ts';
import { listWarmupMailboxes, type WarmupMailbox } from '../mailboxes/index.ts';
import { newMessageId } from './mails/message-id.ts';
import { placeAnswers } from './mails/place-answers.ts';
import {
  insertBoxes,
  insertDays,
  insertOpenings,
  listAnswerers,
  listBoxes,
  listMeetings,
  listPlannedDays,
  listUsedSlots,
  lockPool,
} from './plan.repository.ts';
import { poolOf } from './pool.ts';
import type { WarmupDeps } from './warmup-deps.ts';

type Deps = Pick<WarmupDeps, 'db' | 'random' | 'now'>;

type DayPlan = { mailbox: WarmupMailbox; day: Day; mails: number; openings: number };

/**
 * Plans the coming day of every mailbox that has none yet: answers that wait come first, then conversations to begin. A
 * day is planned once, so running twice changes nothing, and a day that has begun is planned for what is left of it.
 */
export async function planDays({ db, random, now }: Deps): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    await lockPool(trx);
    const pool = poolOf(await listWarmupMailboxes(trx));
    await insertBoxes(
      trx,
      pool.map(({ workspaceId, id, zone }) => ({ workspaceId, mailboxId: id, startedOn: dayIn(zone, at), at })),
    );
    const plans = await decideDays(trx, pool, at);
    await insertDays(
      trx,
      plans.map(({ mailbox: { workspaceId, id }, ...plan }) => ({ ...plan, workspaceId, mailboxId: id, at })),
    );
    await serveWaitingAnswers(trx, { plans, at, random });
    const used = await listUsedSlots(
      trx,
      plans.map(({ mailbox: { id }, day }) => ({ mailboxId: id, day })),
    );
    const meetings = await listMeetings(trx, new Date(at.getTime() - PAIR_REST_MS));
    const days = plans.map(({ mailbox: { id, zone }, day, mails, openings }) => ({
      mailboxId: id,
      openings,
      slots: slotsOf({ mailboxId: id, zone, day, mails, random }).filter(
        (slot) => slot.at > at && !used.get(id)?.has(slot.slot),
      ),
    }));
    const planOf = new Map(plans.map((plan) => [plan.mailbox.id, plan]));
    const openings = planOpenings({ days, pool, meetings, random }).flatMap(({ from, to, slot, at: when }) => {
      const plan = planOf.get(from);
      if (!plan) return [];
      const { workspaceId, email } = plan.mailbox;
      const messageId = newMessageId(email);
      return { workspaceId, mailboxId: from, partnerId: to, messageId, day: plan.day, slot, at: when };
    });
    await insertOpenings(trx, openings);
  });
}

async function decideDays(trx: Trx, pool: readonly WarmupMailbox[], at: Date): Promise<DayPlan[]> {
  const boxes = new Map((await listBoxes(trx)).map((box) => [box.mailboxId, box]));
  // The day before today's date in UTC is still today in zones behind it.
  const planned = await listPlannedDays(trx, addDays(dayIn('UTC', at), -1));
  const known = new Set(planned.map(({ mailboxId, day }) => `${mailboxId} ${day}`));
  return pool.flatMap((mailbox) => {
    const box = boxes.get(mailbox.id);
    const day = comingDay(mailbox.zone, at);
    if (!box || day <= box.startedOn || known.has(`${mailbox.id} ${day}`)) return [];
    const { mails, openings } = dayTarget({
      day,
      // The day itself is not one of the days before it.
      sendingDays: box.sendingDays - (box.lastSent === day ? 1 : 0),
      cap: mailbox.cap,
      partners: pool.length - 1,
      campaignSends: mailbox.campaigns > 0,
    });
    return { mailbox, day, mails, openings };
  });
}

type Serving = { plans: readonly DayPlan[]; at: Date; random: WarmupDeps['random'] };

/** Answers that wait come before new conversations. */
async function serveWaitingAnswers(trx: Trx, { plans, at, random }: Serving): Promise<void> {
  const answerers = await listAnswerers(trx);
  for (const { mailbox } of plans) {
    if (answerers.has(mailbox.id)) await placeAnswers(trx, { mailbox, now: at, random });
  }
}
