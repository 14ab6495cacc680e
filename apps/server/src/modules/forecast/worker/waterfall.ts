import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import { dayAt } from '@outrider/send-planner/calendar';
import { mailboxCap } from '@outrider/send-planner/caps';
import type { Send } from '@outrider/send-planner/play';
import type { Campaign, Mailbox, State } from '@outrider/send-planner/state';
import { isBursting } from '@outrider/send-planner/ticks';
import type { Values } from './wait-reason-values.ts';

export type WaterfallStep = { step: string; change: number; values: Values };

/** On average; see the planner's ticks. */
const LOT_MINUTES = 2.5;

/**
 * From what the mailboxes of a campaign may send a day to what goes out on its first whole day: every limit with what it
 * takes away, also those that take nothing. What no limit explains is that nobody else is due.
 */
export function drawWaterfall(state: State, campaign: Campaign, sends: readonly Send[], now: number): WaterfallStep[] {
  const day = firstWholeDay(sends, campaign, now);
  if (!day) return [];
  const onDay = sends.filter(({ at }) => at >= day.from && at < day.until);
  const own = onDay.filter(({ campaignId }) => campaignId === campaign.id);
  const ids = new Set(campaign.mailboxIds);
  const mailboxes = state.mailboxes.filter(({ id, status }) => ids.has(id) && status === 'active');
  const noon = (day.from + day.until) / 2;
  const steps: WaterfallStep[] = [];
  let left = 0;
  const step = (name: string, change: number, values: Values = {}) => {
    steps.push({ step: name, change, values });
    left += change;
  };
  step(
    'mailboxes',
    sum(mailboxes, ({ dailyCap }) => dailyCap),
    { count: mailboxes.length },
  );
  const caps = mailboxes.map((mailbox) => ({ mailbox, ...mailboxCap(mailbox, noon) }));
  const ramped = caps.filter(({ isRamp }) => isRamp);
  if (ramped.length > 0) step('ramp', -sum(ramped, lostBy), { count: ramped.length });
  step(
    'reserve',
    -sum(
      caps.filter(({ isRamp }) => !isRamp),
      lostBy,
    ),
    { percent: 10 },
  );
  const others = onDay.filter(({ campaignId, mailboxId }) => campaignId !== campaign.id && ids.has(mailboxId));
  if (others.length > 0) step('otherCampaigns', -others.length, { count: others.length });
  const hours = -sum(caps, ({ mailbox, limit }) => Math.max(0, limit - fitsIn(campaign, mailbox)));
  if (hours < 0) step('hours', hours);
  if (campaign.limits.daily !== null) {
    step('campaignLimit', -Math.max(0, left - campaign.limits.daily), { limit: campaign.limits.daily });
  }
  for (const provider of PROVIDERS) {
    const limit = campaign.limits.perProvider[provider];
    if (limit === undefined) continue;
    const there = new Set(state.leads.flatMap((lead) => (lead.provider === provider ? lead.id : [])));
    const isReached = own.filter(({ leadId }) => there.has(leadId)).length >= limit;
    step('providerLimit', isReached ? -Math.max(0, left - own.length) : 0, { provider, limit });
  }
  if (left > own.length) step('leads', own.length - left);
  return [...steps, { step: 'goesOut', change: own.length, values: { day: day.day } }];
}

/** The first day that begins in the future and has mails; today, where there is no other. */
function firstWholeDay(sends: readonly Send[], { id, schedule }: Campaign, now: number) {
  const own = sends.filter(({ campaignId }) => campaignId === id);
  const { until } = dayAt(schedule.zone, now);
  const first = own.find(({ at }) => at >= until) ?? own[0];
  return first && dayAt(schedule.zone, first.at);
}

const lostBy = ({ mailbox, limit }: { mailbox: Mailbox; limit: number }) => mailbox.dailyCap - limit;

/** Mails that go one after the other between opening and closing. */
function fitsIn({ schedule: { from, to } }: Campaign, mailbox: Mailbox): number {
  if (isBursting(mailbox)) return Number.POSITIVE_INFINITY;
  const minutes = to > from ? to - from : 1_440 - from + to;
  // Without a gap it is its moment in each minute that it waits for.
  return Math.ceil(mailbox.gapMinutes === 0 ? minutes : minutes / (mailbox.gapMinutes + LOT_MINUTES));
}

const sum = <T>(things: readonly T[], of: (thing: T) => number) =>
  things.reduce((total, thing) => total + of(thing), 0);
