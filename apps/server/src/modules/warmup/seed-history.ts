import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { addDays, type Day, dayIn, isWeekday } from '@outrider/warmup-planner/days';
import { dayTarget } from '@outrider/warmup-planner/ramp';
import type { RandomSource } from '@outrider/warmup-planner/random-source';
import { RAMP } from '@outrider/warmup-planner/rules';
import { slotsOf } from '@outrider/warmup-planner/slots';
import type { Scope, Trx } from '../../platform/db.ts';
import { replaceWarmupDays } from '../mailboxes/index.ts';
import { insertBoxes } from './plan.repository.ts';
import { insertPast, type PastMail } from './seed-history.repository.ts';

/** What is shown of a mailbox of the demo company. */
type SeededMailbox = {
  id: string;
  demo: {
    email: string;
    daysOld: number;
    warmup: { state: WarmupState; day: number };
    /** Landed in the inbox, of how many. */
    landed: readonly [inboxed: number, judged: number];
  };
};

type Seeding = { zone: string; now: Date; random: RandomSource };

/** As many partners as the ramp could want, so that a made-up past is the ramp itself. */
const PLENTY = 1_000;

/**
 * Gives a mailbox of the boxed world the past it is said to have, mail by mail, so that what is counted later agrees
 * with what a newcomer saw first. Its partners of that time are gone.
 */
export async function seedWarmupHistory(
  trx: Trx,
  scope: Scope,
  { id, demo }: SeededMailbox,
  { zone, now, random }: Seeding,
) {
  if (demo.warmup.state === 'off') return;
  const days = sendingDays(demo, dayIn(zone, now));
  const [inboxed, judged] = demo.landed;
  const inboxShare = judged > 0 ? inboxed / judged : 1;
  let mails = 0;
  const past = days.flatMap((day, index) => {
    const target = dayTarget({ day, sendingDays: index, cap: RAMP.capDefault, partners: PLENTY, campaignSends: false });
    return slotsOf({ mailboxId: id, zone, day, mails: target.mails, random })
      .filter(({ at }) => at < now)
      .map(({ slot, at }): PastMail => {
        mails += 1;
        const isInboxed = Math.floor(mails * inboxShare) > Math.floor((mails - 1) * inboxShare);
        return { day, slot, at, landed: isInboxed ? 'inbox' : 'spam' };
      });
  });
  const startedOn = addDays(days[0] ?? addDays(dayIn(zone, now), 1), -1);
  const startedAt = past[0]?.at ?? now;
  await insertBoxes(trx, [{ ...scope, mailboxId: id, startedOn, at: startedAt }]);
  await insertPast(trx, scope, { mailboxId: id, email: demo.email, past });
  await replaceWarmupDays(trx, scope, id, [...Map.groupBy(past, ({ day }) => day)].map(countDay));
}

/** The last weekdays up to today: as many as it has warmed up, but none before it was connected. */
function sendingDays({ warmup, daysOld }: SeededMailbox['demo'], today: Day): Day[] {
  const weekdays = Array.from({ length: daysOld * 2 }, (_, index) => addDays(today, -index)).filter(isWeekday);
  const wanted =
    warmup.state === 'ready' ? weekdays.filter((day) => day > addDays(today, -daysOld)).length : warmup.day;
  return weekdays.slice(0, wanted).reverse();
}

const countDay = ([day, mails]: [Day, PastMail[]]) => ({
  day,
  sent: mails.length,
  judged: mails.length,
  inboxed: mails.filter(({ landed }) => landed === 'inbox').length,
});
