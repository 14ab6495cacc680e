import { counterName, countersOf } from '@outrider/send-planner/caps';
import { decideQueue } from '@outrider/send-planner/decide-queue';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import { compareTurns } from '@outrider/send-planner/send-queue';
import type * as plan from '@outrider/send-planner/state';
import { isBursting, slotOf, tickFrom } from '@outrider/send-planner/ticks';
import { isOpen, windowZone } from '@outrider/send-planner/window';
import type { Candidate } from '../facts/campaign-mail.ts';
import { plannerCampaign, plannerMailbox } from '../facts/planner-facts.ts';
import type { DecideQueue, LaterRow, QueueFacts } from '../facts/sending-deps.ts';

type Facts = Omit<QueueFacts, 'counted'>;

/** Where nothing tells when to look again: the user may have made the mailbox or the campaign fit. */
const POLL_MS = 5 * 60_000;

/** The planner's decision, with what the database has in the planner's words. */
export const decideByPlan: DecideQueue = {
  slotOf({ mailbox, nextAt, now, isAgain }) {
    if (isBursting(mailbox)) return now;
    const slot = isAgain ? nextAt.getTime() : tickFrom(mailbox.id, nextAt.getTime());
    return new Date(slot > now.getTime() ? slot : slotOf(slot, now.getTime()));
  },
  isOpen: ({ settings: { schedule } }, zone, at) => isOpen(schedule, windowZone(schedule, zone || null), at.getTime()),
  countersOf(facts) {
    const { workspace } = facts;
    const mailbox = mailboxOf(facts);
    const campaigns = campaignsOf(facts);
    const at = facts.nextAt.getTime();
    // Of mails that are counted alike one is enough.
    const kinds = new Map(facts.candidates.map((candidate) => [countedLike(candidate), candidate]));
    return [...kinds.values()].flatMap((candidate) => {
      const campaign = campaigns.get(candidate.campaignId);
      const going = { lead: leadOf(candidate), earlier: candidate.earlier };
      return campaign ? countersOf({ workspace, mailbox, campaign, candidate: going, at }) : [];
    });
  },
  decide(facts) {
    const { workspace, now, nextAt, counted, batch } = facts;
    const rows = new Map(facts.candidates.map((candidate) => [turnOf(candidate), candidate.id]));
    const idOf = ({ lead, round }: plan.Candidate) => rows.get(`${lead.id} ${round}`) ?? '';
    const at = nextAt.getTime();
    const later = facts.later.map(laterCandidate);
    const decision = decideQueue({
      workspace,
      mailbox: mailboxOf(facts),
      campaigns: campaignsOf(facts),
      candidates: [...facts.candidates.map(candidateOf), ...later.filter(({ dueAt }) => dueAt <= at)],
      waiting: firstOf(later.filter(({ dueAt }) => dueAt > at)),
      used: (counter) => counted.get(counterName(counter)) ?? 0,
      now: now.getTime(),
      nextAt: at,
      most: batch,
    });
    const { sends, skipped, deferred, idle, freeAt } = decision;
    for (const name of sends.flatMap(({ counters }) => counters.map(counterName))) {
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    return {
      send: sends.map(({ candidate, counters }) => ({ id: idOf(candidate), counters })),
      deferred: deferred.map(({ candidate, reason, dueAt }) => {
        return { id: idOf(candidate), reason, dueAt: dueAt === null ? null : new Date(dueAt) };
      }),
      skipped: skipped.map((candidate) => {
        return { id: idOf(candidate), reason: 'condition', words: fieldWords(facts, candidate) };
      }),
      freeAt: freeAt > 0 ? new Date(freeAt) : null,
      nextAt: nextLook(decision, now.getTime()),
      reason: sends.length > 0 ? '' : (idle?.reason ?? ''),
    };
  },
};

/** What a field said at this moment, for a user who asks later why a lead was passed over; it may be changed by then. */
function fieldWords({ campaigns }: Facts, { lead, round }: plan.Candidate): string {
  const { condition, field } = campaigns.get(lead.campaignId)?.rounds[round] ?? {};
  return condition === 'field' && field ? `${field.name}: ${lead.values?.[field.name] || '--'}` : '';
}

const OF_THE_PLAN: ReadonlySet<Reason> = new Set(['quota', 'billUnpaid', 'planPaused']);

function nextLook({ nextAt, idle }: ReturnType<typeof decideQueue>, now: number): Date | null {
  const poll = now + POLL_MS;
  // A plan may be changed and a bill paid at any time, and nobody tells us.
  if (idle && OF_THE_PLAN.has(idle.reason)) return new Date(Math.min(nextAt ?? poll, poll));
  if (nextAt !== null) return new Date(nextAt);
  return idle && idle.reason !== 'noLeads' ? new Date(poll) : null;
}

const countedLike = ({ campaignId, recipient: { domain, isFreeMail, provider }, earlier }: Candidate) =>
  `${campaignId} ${isFreeMail ? '' : domain} ${provider} ${earlier.length > 0}`;

const turnOf = ({ leadId, round }: Candidate) => `${leadId} ${round}`;

const candidateOf = (candidate: Candidate): plan.Candidate => ({
  lead: leadOf(candidate),
  round: candidate.round,
  dueAt: candidate.dueAt.getTime(),
  reason: 'delay',
  earlier: candidate.earlier,
});

const laterCandidate = ({ leadId, campaignId, zone, round, dueAt, reason }: LaterRow): plan.Candidate => ({
  lead: { ...NOBODY, id: leadId, campaignId, zone: zone || null },
  round,
  dueAt: dueAt.getTime(),
  reason: isReason(reason) ? reason : 'delay',
  earlier: [],
});

const isReason = (word: string): word is Reason => Object.hasOwn(REASONS, word);

const firstOf = (rows: readonly plan.Candidate[]): plan.Candidate | null =>
  rows.reduce<plan.Candidate | null>((first, row) => (first && compareTurns(first, row) < 0 ? first : row), null);

const NOBODY: plan.Lead = {
  id: '',
  campaignId: '',
  mailboxId: null,
  zone: null,
  domain: '',
  isFreeMail: true,
  provider: 'other',
  stop: null,
  hold: null,
  earlier: [],
  next: null,
};

const leadOf = ({ leadId, campaignId, mailboxId, zone, recipient, hold, earlier, values }: Candidate): plan.Lead => ({
  ...NOBODY,
  id: leadId,
  campaignId,
  mailboxId,
  zone: zone || null,
  domain: recipient.domain,
  isFreeMail: recipient.isFreeMail,
  provider: recipient.provider,
  hold,
  earlier,
  values,
});

const campaignsOf = ({ campaigns, mailbox }: Facts): Map<string, plan.Campaign> =>
  new Map(
    [...campaigns.values()].map((campaign) => [campaign.id, plannerCampaign(campaign, { mailboxIds: [mailbox.id] })]),
  );

const mailboxOf = ({ mailbox, freeAt, restsUntil, nextAt }: Facts): plan.Mailbox =>
  plannerMailbox(mailbox, { freeAt, restsUntil, behindUntil: null }, nextAt.getTime());
