import { countersOf } from '@outrider/send-planner/caps';
import { decideLane } from '@outrider/send-planner/decide-lane';
import type * as plan from '@outrider/send-planner/state';
import { slotOf } from '@outrider/send-planner/ticks';
import { NEVER, openingAt, windowZone } from '@outrider/send-planner/window';
import type { CampaignFacts, Candidate, DecideLane, LaneDecision, LaneFacts } from './sending-deps.ts';

type Facts = Omit<LaneFacts, 'counted'>;

/** Where nothing tells when to look again: somebody may have made the mailbox or the campaign fit. */
const POLL_MS = 5 * 60_000;
const WARMUP = { start: 5, aDay: 1 };
const RAMP = { start: 5, aDay: 2 };
const DAY_MS = 86_400_000;

/** The planner's decision, with what the database has in the planner's words. */
export const decideByPlan: DecideLane = {
  countersOf(facts) {
    const { workspace } = facts;
    const mailbox = mailboxOf(facts);
    const campaigns = campaignsOf(facts);
    const at = slotOf(slotIn(facts), facts.now.getTime());
    return facts.candidates.flatMap((candidate) => {
      const campaign = campaigns.get(candidate.campaignId);
      return campaign ? countersOf({ workspace, mailbox, campaign, lead: leadOf(candidate), at }) : [];
    });
  },
  decide(facts) {
    const { workspace, now, counted, batch } = facts;
    const at = now.getTime();
    const closed = closedNow(facts);
    const candidates = facts.candidates.filter(({ id }) => !closed.has(id));
    const rows = new Map(candidates.map((candidate) => [turnOf(candidate), candidate.id]));
    const idOf = ({ lead, round }: plan.Candidate) => rows.get(`${lead.id} ${round}`) ?? '';
    const decision = decideLane({
      workspace,
      mailbox: mailboxOf(facts),
      campaigns: campaignsOf(facts),
      candidates: candidates.map((candidate) => ({
        lead: leadOf(candidate),
        round: candidate.round,
        dueAt: candidate.dueAt.getTime(),
        reason: 'delay',
      })),
      waiting: null,
      counted,
      now: at,
      nextAt: slotIn(facts),
      most: batch,
    });
    const deferred = decision.deferred.flatMap(({ candidate, reason, dueAt }) =>
      dueAt === null ? [] : { id: idOf(candidate), reason, dueAt: new Date(dueAt) },
    );
    const never = decision.deferred.filter(({ dueAt }) => dueAt === null);
    return {
      send: decision.sends.map(({ candidate, counters }) => ({ id: idOf(candidate), counters })),
      deferred: [...deferred, ...closed.values()],
      skipped: [
        ...decision.skipped.map((candidate) => ({ id: idOf(candidate), reason: 'condition' })),
        ...never.map(({ candidate, reason }) => ({ id: idOf(candidate), reason })),
      ],
      freeAt: decision.freeAt > 0 ? new Date(decision.freeAt) : null,
      ...nextLook(decision, candidates.length, at),
    };
  },
};

type Decided = ReturnType<typeof decideLane>;

function nextLook({ sends, skipped, deferred, nextAt, idle }: Decided, asked: number, at: number) {
  const next: Pick<LaneDecision, 'nextAt' | 'reason'> = { nextAt: null, reason: idle?.reason ?? '' };
  if (nextAt !== null && nextAt > at) return { ...next, nextAt: new Date(nextAt) };
  const isLeft = asked > sends.length + skipped.length + deferred.length;
  return idle && isLeft ? { ...next, nextAt: new Date(at + POLL_MS) } : next;
}

/** Between mails that keep a distance a late look does not push the day back; where there is none, now is now. */
const slotIn = ({ mailbox, nextAt, now }: Facts) => (mailbox.gapMinutes === 0 ? now : nextAt).getTime();

const turnOf = ({ leadId, round }: Candidate) => `${leadId} ${round}`;

/**
 * Leads whose own day has not begun. Only the oldest are looked at, so these must make room for others of the campaign
 * whose day has.
 */
function closedNow({ candidates, campaigns, now }: Facts): Map<string, { id: string; reason: string; dueAt: Date }> {
  const closed = new Map<string, { id: string; reason: string; dueAt: Date }>();
  for (const { id, campaignId, zone } of candidates) {
    const schedule = campaigns.get(campaignId)?.settings.schedule;
    if (!schedule?.usesLeadZone || zone === null) continue;
    const { reason, until } = openingAt(schedule, windowZone(schedule, zone), now.getTime());
    if (reason && until !== NEVER) closed.set(id, { id, reason, dueAt: new Date(until) });
  }
  return closed;
}

const leadOf = ({ leadId, campaignId, mailboxId, zone, recipient, earlier }: Candidate): plan.Lead => ({
  id: leadId,
  campaignId,
  mailboxId,
  zone,
  domain: recipient.domain,
  isFreeMail: recipient.isFreeMail,
  provider: recipient.provider,
  stop: null,
  hold: null,
  earlier,
  next: null,
});

const campaignsOf = ({ campaigns, mailbox }: Facts): Map<string, plan.Campaign> =>
  new Map([...campaigns.values()].map((campaign) => [campaign.id, campaignOf(campaign, mailbox.id)]));

const campaignOf = ({ id, status, settings, rounds }: CampaignFacts, mailboxId: string): plan.Campaign => ({
  id,
  status,
  schedule: settings.schedule,
  limits: settings.limits,
  hasTrouble: false,
  tracksOpens: settings.tracking.opens,
  unknownOpens: settings.tracking.unknownOpens,
  mailboxIds: [mailboxId],
  rounds: rounds.map(({ delay, condition, scope, variants }) => ({
    delay,
    condition,
    scope,
    isPlainText: variants.every((variant) => variant.isPlainText),
  })),
});

function mailboxOf({ mailbox, freeAt, now }: Facts): plan.Mailbox {
  const { id, zone, status, dailyCap, gapMinutes } = mailbox;
  return {
    id,
    zone,
    provider: mailbox.provider,
    status,
    dailyCap,
    ramp: rampOf(mailbox, now),
    gapMinutes,
    freeAt: freeAt?.getTime() ?? 0,
    restsUntil: null,
  };
}

/** Until it is warmed up, what warm-up allows; afterwards the ramp of a new mailbox, where it has one. */
function rampOf({ ramp, createdAt, warmup, dailyCap }: Facts['mailbox'], now: Date): plan.Mailbox['ramp'] {
  const dayBefore = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  if (warmup.state === 'queued' || warmup.state === 'warming' || warmup.state === 'held') {
    return { from: dayBefore(Math.max(0, warmup.day - 1)), ...WARMUP, cap: warmup.cap };
  }
  return ramp ? { from: createdAt.toISOString().slice(0, 10), ...RAMP, cap: dailyCap } : null;
}
