import { dayAt } from '../calendar.ts';
import type { Reason } from '../reasons.ts';
import type { Lead } from '../state.ts';
import type { LEAD_PLACES, LEAD_STATES, ROUND_MARKS } from './names.ts';
import type { Simulation, SimulationEvent } from './simulation.ts';

export type LeadPlace = (typeof LEAD_PLACES)[number];
type RoundMark = (typeof ROUND_MARKS)[number];

/** `at`: since when, or when it ends or goes on; `reason`: why they stopped or are held, and what of. */
export type SimulatedState = {
  state: (typeof LEAD_STATES)[number];
  place: LeadPlace;
  at: number | null;
  round: number | null;
  reason: string;
};

/** One lead of a simulation: how they stood when it began, and what happens to them in it. */
export type SimulationLead = {
  lead: Pick<Lead, 'id' | 'stop' | 'hold' | 'earlier'>;
  waits: Reason | null;
  events: SimulationEvent[];
};

/** Waits until a user acts. */
const HELD: ReadonlySet<Reason> = new Set(['held', 'missingVariable', 'unverified', 'inDoubt', 'noProviderMatch']);

export const isHeldFrom = ({ waits }: Pick<SimulationLead, 'waits'>): boolean => waits !== null && HELD.has(waits);

export function stateAt(
  one: SimulationLead,
  { guard }: Pick<Simulation, 'guard'>,
  at: number,
  zone: string,
): SimulatedState {
  const { lead, events, waits } = one;
  const behind = events.filter((event) => event.at <= at);
  const stop = behind.find(({ kind }) => kind === 'stopped');
  if (lead.stop) return stateOf('stopped', 'stopped', null, null, lead.stop);
  if (stop?.kind === 'stopped') return ofStop(stop);
  if (waits && isHeldFrom(one)) return stateOf('held', 'held', null, 0, waits);
  const held = behind.find(({ kind }) => kind === 'held');
  if (held?.kind === 'held') return stateOf('held', 'held', held.at, held.round, held.variables);
  const sent = behind.findLast(({ kind }) => kind === 'sent');
  const next = events.find((event) => event.kind === 'sent' && event.at > at);
  const place = sent || lead.earlier.length > 0 ? 'inSequence' : 'notStarted';
  const away = behind.findLast(({ kind }) => kind === 'away');
  if (away?.kind === 'away' && away.until > at) return stateOf('away', place, away.until, away.round);
  const { from, until } = dayAt(zone, at);
  if (sent && sent.at >= from) return stateOf('sentToday', place, sent.at, sent.round);
  if (next && next.at < until) return stateOf('due', place, next.at, next.round);
  if (next) return stateOf(place === 'notStarted' ? 'notStarted' : 'waits', place, next.at, next.round);
  if (guard && guard.at <= at) return stateOf('paused', place, guard.at, null);
  if (place === 'notStarted') return stateOf('notStarted', place, null, null, waits ?? '');
  return stateOf('done', 'done', sent?.at ?? null, sent?.round ?? null);
}

const stateOf = (
  state: SimulatedState['state'],
  place: LeadPlace,
  at: number | null,
  round: number | null,
  reason = '',
): SimulatedState => ({ state, place, at, round, reason });

function ofStop({ at, round, reason }: Extract<SimulationEvent, { kind: 'stopped' }>): SimulatedState {
  const isOwn = reason === 'replied' || reason === 'bounced' || reason === 'optedOut';
  return stateOf(isOwn ? reason : 'stopped', 'stopped', at, round, reason);
}

/** What became of each round by then. */
export function marksAt(
  { lead, waits, events }: SimulationLead,
  rounds: number,
  at: number,
  zone: string,
): RoundMark[] {
  const { from } = dayAt(zone, at);
  const marks: RoundMark[] = Array.from({ length: rounds }, () => 'ahead');
  for (const { round } of lead.earlier) marks[round] = 'sent';
  let isOver = lead.stop !== null;
  for (const event of events) {
    if (event.at > at) break;
    if (event.kind === 'sent') marks[event.round] = event.at >= from ? 'today' : 'sent';
    else if (event.kind === 'skipped') marks[event.round] = 'skipped';
    else if (event.kind === 'held') marks[event.round] = 'held';
    else if (event.kind === 'stopped') isOver = true;
  }
  if (waits && HELD.has(waits)) {
    const next = marks.indexOf('ahead');
    if (next >= 0) marks[next] = 'held';
  }
  // What came before one that went out was passed over, also before the simulation began.
  const last = marks.findLastIndex((mark) => mark === 'sent' || mark === 'today');
  for (let round = 0; round < last; round += 1) if (marks[round] === 'ahead') marks[round] = 'skipped';
  return isOver ? marks.map((mark) => (mark === 'ahead' || mark === 'held' ? 'gone' : mark)) : marks;
}
