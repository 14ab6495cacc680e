import { dayIn } from '@outrider/warmup-planner/days';
import type { RandomSource } from '@outrider/warmup-planner/random-source';
import { placeReply } from '@outrider/warmup-planner/replies';
import { slotsOf } from '@outrider/warmup-planner/slots';
import type { Trx } from '../../../platform/db.ts';
import type { WarmupMailbox } from '../../mailboxes/index.ts';
import { dropMail, listDays, listSlotUses, listWaiting, lockBox, placeAnswer } from '../slots.repository.ts';

/** Who answers after this long does better not to answer at all. */
const STALE_MS = 3 * 86_400_000;

type Placing = { mailbox: WarmupMailbox; now: Date; random: RandomSource };

/** Gives the mailbox's waiting answers slots of its planned days. What finds none waits for the next day's plan. */
export async function placeAnswers(trx: Trx, { mailbox, now, random }: Placing): Promise<void> {
  await lockBox(trx, mailbox, mailbox.id);
  const waiting = await listWaiting(trx, mailbox, mailbox.id);
  if (waiting.length === 0) return;
  const days = await listDays(trx, mailbox, mailbox.id, dayIn(mailbox.zone, now));
  for (const { id, notBefore } of waiting) {
    if (now.getTime() - notBefore.getTime() > STALE_MS) await dropMail(trx, mailbox, id, 'stale');
    else await placeOne(trx, { mailbox, now, random }, days, { id, notBefore });
  }
}

async function placeOne(
  trx: Trx,
  { mailbox, now, random }: Placing,
  days: readonly { day: string; mails: number }[],
  { id, notBefore }: { id: string; notBefore: Date },
) {
  for (const { day, mails } of days) {
    const uses = new Map((await listSlotUses(trx, mailbox, mailbox.id, day)).map((use) => [use.slot, use]));
    const offered = slotsOf({ mailboxId: mailbox.id, zone: mailbox.zone, day, mails, random }).flatMap((slot) => {
      const use = uses.get(slot.slot);
      if (use && (use.place > 1 || use.state !== 'planned')) return [];
      return slot.at > now ? [{ ...slot, opening: use?.id }] : [];
    });
    const chosen = placeReply(offered, notBefore);
    if (!chosen) continue;
    if (chosen.opening && !(await dropMail(trx, mailbox, chosen.opening, 'gaveWay'))) continue;
    return placeAnswer(trx, mailbox, id, { day, slot: chosen.slot, at: chosen.at });
  }
}
