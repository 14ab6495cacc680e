import { BOUNCE_SENDS_MIN, GUARD_DAYS } from '@outrider/campaign-rules/guard-rails';
import type { Simulation, SimulationDay, SimulationEvent } from '../../../api/campaigns/rehearsal-queries.ts';

const DAY_MS = 86_400_000;

export type Counts = {
  mails: number;
  replies: number;
  held: number;
  stopped: number;
  stops: Record<string, number>;
  /** Of what the guard-rail counts now; nothing before it has enough mails. */
  bounceShare: number | undefined;
};

/** The day a moment is in; the last one after the end. */
export const dayOf = (days: readonly SimulationDay[], at: number): SimulationDay | undefined =>
  days.find(({ until }) => at < Date.parse(until)) ?? days.at(-1);

/** Everything up to a moment: whole days as they sum up, of its own day what has happened by then. */
export function countsAt(simulation: Simulation, at: number, today: readonly SimulationEvent[]): Counts {
  const counts: Counts = {
    mails: 0,
    replies: 0,
    held: simulation.before.held,
    stopped: simulation.before.stopped,
    stops: {},
    bounceShare: undefined,
  };
  const guarded = { sent: simulation.before.sent, bounced: simulation.before.bounced };
  const since = at - GUARD_DAYS * DAY_MS;
  for (const day of simulation.days) {
    if (Date.parse(day.until) > at) break;
    counts.mails += day.mails;
    counts.replies += day.replies;
    counts.held += day.held;
    for (const [reason, leads] of Object.entries(day.stops)) addStop(counts, reason, leads);
    if (Date.parse(day.from) < since) continue;
    guarded.sent += day.mails;
    guarded.bounced += day.bounces;
  }
  for (const event of today) {
    if (Date.parse(event.at) > at) break;
    if (event.kind === 'sent') {
      counts.mails += 1;
      guarded.sent += 1;
    } else if (event.kind === 'replied') counts.replies += 1;
    else if (event.kind === 'held') counts.held += 1;
    else if (event.kind === 'bounced') guarded.bounced += 1;
    else if (event.kind === 'stopped') addStop(counts, event.reason, 1);
  }
  const isEnough = guarded.sent >= BOUNCE_SENDS_MIN;
  return { ...counts, bounceShare: isEnough ? guarded.bounced / guarded.sent : undefined };
}

function addStop(counts: Counts, reason: string, leads: number) {
  counts.stopped += leads;
  counts.stops[reason] = (counts.stops[reason] ?? 0) + leads;
}

/** Why leads stop, by the end of the simulation; most first. */
export function stopsInAll({ days }: Simulation): { reason: string; leads: number }[] {
  const all = new Map<string, number>();
  for (const { stops } of days) {
    for (const [reason, leads] of Object.entries(stops)) all.set(reason, (all.get(reason) ?? 0) + leads);
  }
  return [...all].map(([reason, leads]) => ({ reason, leads })).toSorted((a, b) => b.leads - a.leads);
}

/** Where a moment stands among the days, from 0 to how many there are: each day is as wide as any other. */
export function placeOfMoment(days: readonly SimulationDay[], at: number): number {
  const index = days.findIndex(({ until }) => at < Date.parse(until));
  const day = days[index];
  if (!day) return days.length;
  const [from, until] = [Date.parse(day.from), Date.parse(day.until)];
  return index + Math.max(0, (at - from) / (until - from));
}

export function momentAtPlace(days: readonly SimulationDay[], place: number): number {
  const index = Math.min(days.length - 1, Math.max(0, Math.floor(place)));
  const day = days[index];
  if (!day) return 0;
  const [from, until] = [Date.parse(day.from), Date.parse(day.until)];
  return Math.min(until - 1, Math.round(from + Math.min(1, Math.max(0, place - index)) * (until - from)));
}
