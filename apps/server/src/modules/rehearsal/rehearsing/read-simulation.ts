import { dayAt, dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import {
  isHeldFrom,
  type LeadPlace,
  marksAt,
  type SimulatedState,
  stateAt,
} from '@outrider/send-planner/rehearsal/lead-state';
import { LEAD_PLACES } from '@outrider/send-planner/rehearsal/names';
import type { SimulationEvent } from '@outrider/send-planner/rehearsal/simulation';
import { branchesOf, daysOf, expectedReplies, heldIn } from '@outrider/send-planner/rehearsal/summarise-simulation';
import type { KeptSimulation } from './keep-simulation.ts';

const DAY_MS = 86_400_000;
/** More than anybody reads; a day of a thousand mailboxes has fewer. */
const EVENTS_MAX = 20_000;
const PAGE = 50;

/** The whole simulation, day by day. `of`: from how many mails the rates are known. */
export function summariseSimulation(kept: KeptSimulation, of: number) {
  const { simulation, campaign, leads, order } = kept;
  const days = daysOf(simulation, campaign);
  const mails = days.reduce((sum, day) => sum + day.mails, 0);
  const last = simulation.events.findLast(({ kind }) => kind === 'sent')?.at ?? null;
  const [low, high] = expectedReplies(mails, order.behaviour.rates.replies, of);
  const all = [...leads.values()];
  return {
    leads: leads.size,
    mails,
    last,
    sendingDays: days.filter((day) => day.mails > 0).length,
    goesOn: last !== null && last > simulation.end - DAY_MS,
    replies: { all: days.reduce((sum, day) => sum + day.replies, 0), low, high },
    days,
    branches: branchesOf(simulation, campaign.rounds.length),
    before: {
      held: all.filter(isHeldFrom).length,
      stopped: all.filter(({ lead }) => lead.stop !== null).length,
      ...simulation.before,
    },
    heldFor: heldIn(all, kept.variablesOf),
    guard: simulation.guard,
    zone: campaign.schedule.zone,
    wantedBy: campaign.schedule.endDay,
    mailboxIds: [...new Set([...campaign.mailboxIds, ...sendersIn(simulation.events)])],
  };
}

const sendersIn = (events: readonly SimulationEvent[]) =>
  events.flatMap((event) => (event.kind === 'sent' ? event.mailboxId : []));

/** What happens on a day of the campaign's zone. */
export function readDay({ simulation, campaign }: KeptSimulation, day: string): SimulationEvent[] {
  const from = startOfDay(campaign.schedule.zone, dayNumber(day));
  if (!Number.isFinite(from)) return [];
  const { until } = dayAt(campaign.schedule.zone, from);
  return simulation.events.filter(({ at }) => at >= from && at < until).slice(0, EVENTS_MAX);
}

/** `ids`: only these, where the user searches for leads. */
export type LeadsWish = { at: number; place?: LeadPlace | undefined; ids?: string[] | undefined; after: number };

export type SimulationLeadRow = SimulatedState & {
  leadId: string;
  marks: ReturnType<typeof marksAt>;
  isChosen: boolean;
};

/** A page of leads as they stand at a moment; those whose doing was chosen come first, then those something happens to. */
export function listSimulationLeads(kept: KeptSimulation, { at, place, ids, after }: LeadsWish) {
  const { simulation, campaign, leads, order } = kept;
  const { zone } = campaign.schedule;
  const chosen = new Set(order.behaviour.choices.map(({ leadId }) => leadId));
  const wanted = ids && new Set(ids);
  const counts = Object.fromEntries(LEAD_PLACES.map((name) => [name, 0])) as Record<LeadPlace, number>;
  const [first, moved, others]: [string[], string[], string[]] = [[], [], []];
  for (const [leadId, lead] of leads) {
    const state = stateAt(lead, simulation, at, zone);
    counts[state.place] += 1;
    if ((place && state.place !== place) || (wanted && !wanted.has(leadId))) continue;
    (chosen.has(leadId) ? first : lead.events.length > 0 ? moved : others).push(leadId);
  }
  const found = [...first, ...moved, ...others];
  const rows = found.slice(after, after + PAGE).flatMap((leadId): SimulationLeadRow[] => {
    const lead = leads.get(leadId);
    if (!lead) return [];
    const marks = marksAt(lead, campaign.rounds.length, at, zone);
    return [{ leadId, ...stateAt(lead, simulation, at, zone), marks, isChosen: chosen.has(leadId) }];
  });
  const next = after + PAGE < found.length ? after + PAGE : null;
  return { rows, next, total: found.length, counts };
}

/** Everything that happens to one lead; nothing where there is no such lead in it. */
export function readLead({ simulation, leads, variablesOf }: KeptSimulation, leadId: string) {
  const lead = leads.get(leadId);
  if (!lead) return null;
  return {
    events: lead.events,
    stop: lead.lead.stop,
    held: isHeldFrom(lead) ? { reason: lead.waits ?? '', variables: variablesOf(leadId) } : null,
    pausedAt: simulation.guard?.at ?? null,
  };
}
