import { createBehaviour } from '@outrider/send-planner/rehearsal/behaviour';
import type { SimulationLead } from '@outrider/send-planner/rehearsal/lead-state';
import type { PeopleRules } from '@outrider/send-planner/rehearsal/people';
import { type Rehearsed, rehearse } from '@outrider/send-planner/rehearsal/rehearse';
import type { Simulation } from '@outrider/send-planner/rehearsal/simulation';
import type { Campaign } from '@outrider/send-planner/state';
import { chooseVariant } from '../../campaigns/index.ts';
import type { PlannerWorld } from '../../forecast/index.ts';
import { NAMES_APART, type SimulationOrder } from './simulation-order.ts';

const DAY_MS = 86_400_000;

/** A simulation that was played, by lead, with what it takes to play it otherwise. */
export type KeptSimulation = {
  simulation: Simulation;
  campaign: Campaign;
  /** In the order they were added. */
  leads: ReadonlyMap<string, SimulationLead>;
  /** What a lead lacks that is held before it begins. */
  variablesOf: (leadId: string) => string;
  played: Rehearsed;
  order: SimulationOrder;
};

/** Nothing where the campaign is not among what is asked about. */
export function keepSimulation(world: PlannerWorld, order: SimulationOrder): KeptSimulation | undefined {
  const { state, about } = world;
  const campaign = state.campaigns.find(({ id }) => id === order.campaignId);
  if (!campaign) return undefined;
  const { seed, rates, choices } = order.behaviour;
  const played: Rehearsed = {
    state,
    campaignId: campaign.id,
    now: order.now,
    horizon: order.days * DAY_MS,
    behaviour: createBehaviour(seed, rates, choices),
    returns: order.returns,
    rules: rulesOf(world, order),
  };
  const simulation = rehearse(played);
  const events = Map.groupBy(simulation.events, ({ leadId }) => leadId);
  const waits = new Map(simulation.waiting.map(({ leadId, reason }) => [leadId, reason]));
  const variables = new Map(state.leads.map(({ id }, index) => [id, about[index]?.variables ?? '']));
  const leads = new Map<string, SimulationLead>();
  for (const lead of state.leads) {
    if (lead.campaignId !== campaign.id) continue;
    leads.set(lead.id, { lead, events: events.get(lead.id) ?? [], waits: waits.get(lead.id) ?? null });
  }
  return { simulation, campaign, leads, played, order, variablesOf: (leadId) => variables.get(leadId) ?? '' };
}

function rulesOf({ state, about }: PlannerWorld, order: SimulationOrder): PeopleRules {
  const campaigns = new Map(order.campaigns.map((campaign) => [campaign.id, campaign]));
  const persons = new Map(state.leads.map(({ id }, index) => [id, String(about[index]?.recipient ?? id)]));
  const lacks = new Map(order.lacks);
  const own = campaigns.get(order.campaignId);
  return {
    stops: new Map(order.campaigns.map(({ id, settings }) => [id, settings.stops])),
    goesOn: order.behaviour.goesOn,
    personOf: (leadId) => persons.get(leadId) ?? leadId,
    isUnseen({ id: leadId, campaignId }, round) {
      const campaign = campaigns.get(campaignId);
      if (!campaign?.settings.tracking.opens) return true;
      return chooseVariant(campaign.rounds[round], { leadId, round })?.isPlainText ?? false;
    },
    isClickUnseen({ id: leadId, campaignId }, round) {
      const campaign = campaigns.get(campaignId);
      if (!campaign?.settings.tracking.clicks) return true;
      return chooseVariant(campaign.rounds[round], { leadId, round })?.isPlainText ?? false;
    },
    lacking(leadId, round) {
      const missing = lacks.get(leadId);
      if (!missing) return '';
      const needed = order.needs[round]?.[chooseVariant(own?.rounds[round], { leadId, round })?.id ?? ''] ?? '';
      const names = needed.split(NAMES_APART).filter((name) => missing.includes(name));
      return names.join(NAMES_APART);
    },
  };
}
