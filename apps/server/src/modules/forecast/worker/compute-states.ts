import { LEAD_GROUPS, type LeadGroup } from '@outrider/contract/campaigns/leads';
import { dayAt } from '@outrider/send-planner/calendar';
import { type Explained, explain } from '@outrider/send-planner/explain';
import type { Send } from '@outrider/send-planner/play';
import type { Lead } from '@outrider/send-planner/state';
import type { PlannedRound } from '../../sending/index.ts';
import type { ForecastRequest, MailboxName } from '../planner/forecast-request.ts';
import type { PlannerWorld } from '../planner/planner-world.ts';
import { createLeadTable, type LeadTable } from './lead-table.ts';
import { groupOf, type LeadGroupReason, sumGroups } from './sum-groups.ts';
import { createValues, type PlainWaitReason } from './wait-reason-values.ts';

export type CampaignLeadStates = {
  id: string;
  waitReason: PlainWaitReason | null;
  next: Send | null;
  /** Mails that still go out before its day ends. */
  leftToday: number;
  counts: Record<LeadGroup, number>;
  groups: LeadGroupReason[];
  leads: LeadTable;
  /** As they were then: which variant a lead gets depends on them. */
  rounds: PlannedRound[];
  mailboxIds: string[];
};

type MailboxLook = {
  id: string;
  waitReason: PlainWaitReason | null;
  next: Send | null;
  willSend: number[];
  /** When it still sends before its own day ends. */
  today: number[];
};

export type LeadStates = {
  asOf: number;
  campaigns: CampaignLeadStates[];
  mailboxes: MailboxLook[];
  names: MailboxName[];
};

/** How far the band of a mailbox is drawn. */
const BAND_MS = 4 * 3_600_000;

/** Why each campaign, mailbox and lead of this world is not sending at this moment, in the words of the planner. */
export function computeStates({ state, about }: PlannerWorld, order: ForecastRequest): LeadStates {
  const { now } = order;
  const { campaigns, mailboxes, leads, ahead } = explain(state, now);
  const values = createValues(state, about, order);
  const own = Map.groupBy(state.leads.keys(), (index) => state.leads[index]?.campaignId ?? '');
  const sends = Map.groupBy(ahead.sends, ({ campaignId }) => campaignId);
  const byMailbox = Map.groupBy(ahead.sends, ({ mailboxId }) => mailboxId);
  const sendsUntil = (id: string, end: number) =>
    (byMailbox.get(id) ?? []).filter(({ at }) => at < end).map(({ at }) => at);
  const zones = new Map(state.mailboxes.map(({ id, zone }) => [id, zone]));
  return {
    asOf: now,
    names: order.names,
    campaigns: campaigns.map((explained, index) => {
      const zone = state.campaigns[index]?.schedule.zone ?? 'UTC';
      const { until } = dayAt(zone, now);
      const leadStates = describeLeads(own.get(explained.id) ?? [], { leads, state, values, endOfDay: until });
      return {
        id: explained.id,
        waitReason: explained.waitReason && { ...explained.waitReason, values: values.ofCampaign(explained) },
        next: explained.next,
        leftToday: (sends.get(explained.id) ?? []).filter(({ at }) => at < until).length,
        ...leadStates,
        rounds: order.campaigns[index]?.rounds ?? [],
        mailboxIds: order.campaigns[index]?.mailboxIds ?? [],
      };
    }),
    mailboxes: mailboxes.map(({ id, waitReason, next }) => ({
      id,
      waitReason: waitReason && { ...waitReason, values: values.ofMailbox(id, waitReason) },
      next,
      willSend: sendsUntil(id, now + BAND_MS),
      today: sendsUntil(id, dayAt(zones.get(id) ?? 'UTC', now).until),
    })),
  };
}

type Surroundings = {
  leads: readonly Explained[];
  state: PlannerWorld['state'];
  values: ReturnType<typeof createValues>;
  endOfDay: number;
};

/** The same index everywhere: of the world's leads, of what is shown of them and of what is known besides. */
function describeLeads(
  indexes: readonly number[],
  { leads, state, values, endOfDay }: Surroundings,
): Pick<CampaignLeadStates, 'counts' | 'groups' | 'leads'> {
  const table = createLeadTable(indexes.length);
  const groups = sumGroups();
  for (const index of indexes) {
    const [lead, explained] = [state.leads[index], leads[index]];
    if (!lead || !explained) continue;
    const group = groupOf(lead, explained, endOfDay);
    const waitReason = explained.waitReason && {
      ...explained.waitReason,
      values: values.ofLead(index, explained.waitReason),
    };
    table.add({ id: lead.id, group, waitReason, next: explained.next });
    groups.add({ group, waitReason, next: explained.next, round: roundOf(lead) });
  }
  const counts = Object.fromEntries(LEAD_GROUPS.map((group) => [group, 0])) as Record<LeadGroup, number>;
  const found = groups.all();
  for (const { group, leads: number } of found) counts[group] += number;
  return { counts, groups: found, leads: table.done() };
}

const roundOf = ({ next }: Lead) => next?.round ?? null;
