import type { Explained } from '@outrider/send-planner/explain';
import type { Fix, Reason } from '@outrider/send-planner/reasons';
import type { Campaign, Lead, Mailbox, State } from '@outrider/send-planner/state';
import { windowZone } from '@outrider/send-planner/window';
import type { ForecastRequest } from '../planner/forecast-request.ts';
import type { LeadAbout } from '../planner/planner-world.ts';

export type Values = Record<string, string | number>;
export type PlainWaitReason = { reason: Reason; until: number | null; fix: Fix | null; values: Values };
type WaitReason = NonNullable<Explained['waitReason']>;

const MINUTE_MS = 60_000;
/** Decisions, "Caps, gaps, windows": so much is added to a gap by lot, at most. */
const GAP_LOT_MINUTES = 5;
/** Without a gap: 20 seconds and the wait for its moment. */
const NO_GAP_MINUTES = 3;

/** The figures and names that sentences about this world are made with. */
export function createValues(state: State, about: readonly LeadAbout[], order: ForecastRequest) {
  const names = new Map(order.names.map((name) => [name.id, name]));
  const mailboxes = new Map(state.mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const campaigns = new Map(state.campaigns.map((campaign) => [campaign.id, campaign]));
  const troubles = new Map(order.campaigns.map(({ id, trouble }) => [id, trouble]));
  const leadIndex = new Map(state.leads.map(({ id }, index) => [id, index]));

  function ofMailbox(id: string, { reason, until, values = { used: 0, limit: 0 } }: WaitReason): Values {
    const [mailbox, name] = [mailboxes.get(id), names.get(id)];
    const email = name?.email ?? '';
    switch (reason) {
      case 'gap': {
        const minutes = mailbox?.gapMinutes ?? 0;
        return { email, minutes, ...(until === null ? {} : { left: Math.ceil((until - order.now) / MINUTE_MS) }) };
      }
      case 'mailboxCap':
      case 'mailboxRamp':
        return { ...values, email, zone: mailbox?.zone ?? '', ...(mailbox && capsOf(mailbox, values.limit)) };
      case 'mailboxError':
      case 'mailboxPaused':
      case 'mailboxRemoved':
      case 'hostResting':
      case 'inboxBehind':
        return { email, words: name?.words ?? '' };
      case 'quota':
        return values;
      default:
        return {};
    }
  }

  function ofLead(index: number, waitReason: WaitReason): Values {
    const lead = state.leads[index];
    const campaign = lead && campaigns.get(lead.campaignId);
    if (!lead || !campaign) return {};
    return ofReason(lead, campaign, waitReason, about[index]) ?? ofMailbox(mailboxOf(lead), waitReason);
  }

  /** Null where it is a reason of the mailbox. */
  function ofReason(
    lead: Lead,
    campaign: Campaign,
    waitReason: WaitReason,
    known: LeadAbout | undefined,
  ): Values | null {
    const { limits, schedule } = campaign;
    switch (waitReason.reason) {
      case 'delay':
        return delayOf(lead, campaign);
      case 'domainLimit':
        return {
          used: limits.perDomain,
          limit: limits.perDomain,
          ...waitReason.values,
          company: lead.domain,
          ...workspaceZone,
        };
      case 'providerLimit': {
        const limit = limits.perProvider[lead.provider] ?? 0;
        return { used: limit, limit, ...waitReason.values, provider: lead.provider, zone: schedule.zone };
      }
      case 'campaignLimit':
        return { ...waitReason.values, zone: schedule.zone };
      case 'beforeStart':
      case 'dayOff':
      case 'holiday':
      case 'outsideHours':
      case 'campaignOver':
        return { zone: windowZone(schedule, lead.zone) };
      case 'missingVariable':
        return { variable: known?.variables ?? '' };
      case 'unverified':
        return { category: known?.category ?? '' };
      case 'noProviderMatch':
        return { provider: lead.provider };
      case 'companyReplied':
        return { company: lead.domain };
      case 'guardRail':
        return guardOf(troubles.get(campaign.id));
      case 'noMailbox':
        return noMailboxOf(campaign);
      default:
        return null;
    }
  }

  const workspaceZone = { zone: state.workspace.zone };
  const mailboxOf = (lead: Lead) => lead.mailboxId ?? '';

  function noMailboxOf({ mailboxIds }: Campaign): Values {
    const broken = mailboxIds.map((id) => names.get(id)).find((each) => each !== undefined && each.words !== '');
    return { mailboxes: mailboxIds.length, words: broken?.words ?? '', ...(broken && { email: broken.email }) };
  }

  /** By the lead whose reason it is. */
  function ofCampaign({ id, waitReason, next, leadId = next?.leadId }: Explained): Values {
    const campaign = campaigns.get(id);
    if (!waitReason || !campaign) return {};
    if (waitReason.reason === 'gap') return gapsOf(campaign);
    if (waitReason.reason === 'guardRail') return guardOf(troubles.get(id));
    if (waitReason.reason === 'noMailbox') return noMailboxOf(campaign);
    const index = leadIndex.get(leadId ?? '');
    const lead = index === undefined ? undefined : state.leads[index];
    if (!next && !lead) return { zone: campaign.schedule.zone };
    const values = lead && ofReason(lead, campaign, waitReason, about[index ?? -1]);
    return values ?? ofMailbox(lead?.mailboxId ?? next?.mailboxId ?? '', waitReason);
  }

  function gapsOf({ mailboxIds }: Campaign): Values {
    const gaps = mailboxIds.flatMap((id) => mailboxes.get(id)?.gapMinutes ?? []);
    if (gaps.length === 0) return {};
    const longest = Math.max(...gaps);
    const to = longest === 0 ? NO_GAP_MINUTES : longest + GAP_LOT_MINUTES;
    return { mailboxes: gaps.length, from: Math.min(...gaps), to };
  }

  return { ofCampaign, ofMailbox, ofLead };
}

/** What the mailbox's own cap is, what of today's is kept for replies, and whether warm-up is why it is less. */
function capsOf({ dailyCap, ramp }: Mailbox, limit: number): Values {
  const isWarming = ramp?.isWarmup === true;
  return { cap: dailyCap, kept: Math.max(0, dailyCap - limit), ...(isWarming ? { holds: 'warmup' } : {}) };
}

function delayOf({ next }: Lead, { rounds }: Campaign): Values {
  const delay = next && rounds[next.round]?.delay;
  return delay ? { round: next.round, count: delay.count, unit: delay.unit } : {};
}

/** As the guard wrote it down when it stopped the campaign. */
export function guardOf(trouble: unknown): Values {
  if (typeof trouble !== 'object' || trouble === null) return {};
  const waitReason = new Map(Object.entries(trouble));
  const values: Values = {};
  for (const name of ['rule', 'count', 'sent']) {
    const value: unknown = waitReason.get(name);
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  const max: unknown = waitReason.get('max');
  return typeof max === 'number' ? { ...values, limit: max } : values;
}
