import { findNamedAddress } from '@outrider/mail-kit/reply/named-address';
import { findNamedDay } from '@outrider/mail-kit/reply/named-day';
import { dayName, dayNumber } from '@outrider/send-planner/calendar';
import { dayIn } from '@outrider/warmup-planner/days';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsDeps } from '../../leads/index.ts';
import { findReplyFacts, findTarget, lockFollowUp, putFollowUp } from './follow-ups.repository.ts';
import { takeBack } from './take-back.ts';
import './follow-up.payload.ts';

type Deps = Pick<LeadsDeps, 'jobs' | 'now'>;
type Labelled = { messageId: string; label: string | null };
type Facts = NonNullable<Awaited<ReturnType<typeof findReplyFacts>>>;

/**
 * What a reply means was said, or said anew: where its campaign is to follow up on that, the person is enrolled, at most
 * once a reply. Where it means something else now, an enrolment that has not written yet is taken back.
 */
export async function noteFollowUp(deps: Deps, trx: Trx, scope: Scope, { messageId, label }: Labelled): Promise<void> {
  const before = await lockFollowUp(trx, scope, { messageId });
  if (before && before.label !== label) await takeBack(deps, trx, scope, before);
  const reply = await findReplyFacts(trx, scope, messageId);
  const own = reply && (await findTarget(trx, scope, reply.campaignId));
  if (!reply || !own) return;
  const { notNow, wrongPerson } = own.settings.followUps ?? {};
  const zone = own.settings.schedule.zone;
  if (label === 'notNow' && notNow) {
    const day = whenToWrite(reply, zone, notNow.afterDays);
    await put(deps, trx, scope, { messageId, reply, label, to: notNow.campaignId, address: reply.address, ...day });
  }
  if (label === 'wrongPerson' && wrongPerson) {
    const address = findNamedAddress(reply.words, [reply.address]) ?? '';
    const day = { day: null, dayBy: 'default' as const, words: '' };
    await put(deps, trx, scope, { messageId, reply, label, to: wrongPerson.campaignId, address, ...day });
  }
}

/** On the day they named, or so many days after they wrote. */
function whenToWrite({ words, at }: Facts, zone: string, afterDays: number) {
  const named = findNamedDay(words, { at, zone });
  if (named) return { day: named.day, dayBy: 'named' as const, words: named.words };
  return { day: dayName(dayNumber(dayIn(zone, at)) + afterDays), dayBy: 'default' as const, words: '' };
}

type Wish = {
  messageId: string;
  reply: Facts;
  label: 'notNow' | 'wrongPerson';
  to: string;
  address: string;
  day: string | null;
  dayBy: 'named' | 'default';
  words: string;
};

async function put({ jobs, now }: Deps, trx: Trx, scope: Scope, wish: Wish): Promise<void> {
  const { messageId, reply, label, to, address, day, dayBy, words } = wish;
  // Back to the campaign that stopped: it stays stopped.
  if (to === reply.campaignId || !(await findTarget(trx, scope, to))) return;
  const followUpId = await putFollowUp(trx, scope, {
    message_id: messageId,
    campaign_id: reply.campaignId,
    lead_id: reply.leadId,
    label,
    to_campaign_id: to,
    address,
    day,
    day_by: dayBy,
    // Another person was meant: nobody is written to on a machine's word.
    state: label === 'notNow' ? 'waiting' : 'proposed',
    words,
    at: now(),
  });
  if (!followUpId || label !== 'notNow') return;
  await jobs.enqueue(trx, 'campaigns.follow-up', { workspaceId: scope.workspaceId, followUpId });
}
