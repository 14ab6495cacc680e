import { dayAt } from '../calendar.ts';
import type { Campaign } from '../state.ts';
import { openingAt } from '../window.ts';
import { isHeldFrom, type SimulationLead } from './lead-state.ts';
import type { Simulation } from './simulation.ts';

export type SimulationDay = {
  day: string;
  from: number;
  until: number;
  isDayOff: boolean;
  rounds: number[];
  mails: number;
  opens: number;
  replies: number;
  bounces: number;
  held: number;
  /** Leads who stopped, by why. */
  stops: Record<string, number>;
};

/** Every day from the first to the last on which anything happens. */
export function daysOf({ events, now }: Simulation, { schedule, rounds }: Campaign): SimulationDay[] {
  const days: SimulationDay[] = [];
  const last = events.at(-1)?.at ?? now;
  let place = 0;
  for (let at = now; at <= last || days.length === 0; ) {
    const { day, from, until } = dayAt(schedule.zone, at);
    const opening = openingAt(schedule, schedule.zone, from + schedule.from * 60_000);
    const today: SimulationDay = {
      day,
      from,
      until,
      isDayOff: opening.reason === 'dayOff' || opening.reason === 'holiday',
      rounds: rounds.map(() => 0),
      mails: 0,
      opens: 0,
      replies: 0,
      bounces: 0,
      held: 0,
      stops: {},
    };
    for (let event = events[place]; event && event.at < until; event = events[++place]) countIn(today, event);
    days.push(today);
    at = until;
  }
  return days;
}

function countIn(day: SimulationDay, event: Simulation['events'][number]) {
  switch (event.kind) {
    case 'sent':
      day.mails += 1;
      day.rounds[event.round] = (day.rounds[event.round] ?? 0) + 1;
      break;
    case 'opened':
      day.opens += 1;
      break;
    case 'replied':
      day.replies += 1;
      break;
    case 'bounced':
      day.bounces += 1;
      break;
    case 'held':
      day.held += 1;
      break;
    case 'stopped':
      day.stops[event.reason] = (day.stops[event.reason] ?? 0) + 1;
      break;
    default:
  }
}

type Branch = { round: number; sent: number; skipped: number; opened: number; clicked: number; replied: number };

/** What becomes of each round: who gets it, whom its condition passes over, who opens it, follows a link or answers. */
export function branchesOf({ events }: Simulation, rounds: number): Branch[] {
  const branches = Array.from({ length: rounds }, (_, round) => ({
    round,
    sent: 0,
    skipped: 0,
    opened: 0,
    clicked: 0,
    replied: 0,
  }));
  for (const { kind, round } of events) {
    const branch = branches[round];
    if (branch && isCounted(kind)) branch[kind] += 1;
  }
  return branches;
}

const isCounted = (kind: Simulation['events'][number]['kind']): kind is Exclude<keyof Branch, 'round'> =>
  ['sent', 'skipped', 'opened', 'clicked', 'replied'].includes(kind);

/** Those who wait until a user acts, before it begins and in it, by what for. */
export function heldIn(leads: readonly SimulationLead[], variablesOf: (leadId: string) => string) {
  const held = new Map<string, { reason: string; variables: string; leads: number }>();
  const count = (reason: string, variables: string) => {
    const key = `${reason} ${variables}`;
    const known = held.get(key) ?? { reason, variables, leads: 0 };
    held.set(key, { ...known, leads: known.leads + 1 });
  };
  for (const lead of leads) {
    if (lead.waits && isHeldFrom(lead)) count(lead.waits, variablesOf(lead.lead.id));
    for (const event of lead.events) if (event.kind === 'held') count('missingVariable', event.variables);
  }
  return [...held.values()].toSorted((a, b) => b.leads - a.leads);
}

/**
 * Between how many replies and how many, 19 times of 20, if a mail is answered so often. `of`: from how many mails that is
 * known; it may have been luck as well. 0: it is supposed to be so.
 */
export function expectedReplies(mails: number, rate: number, of: number): [low: number, high: number] {
  const variance = mails * rate * (1 - rate);
  const doubt = of > 0 ? (mails ** 2 * rate * (1 - rate)) / of : 0;
  const half = 1.96 * Math.sqrt(variance + doubt);
  return [Math.max(0, Math.round(mails * rate - half)), Math.min(mails, Math.round(mails * rate + half))];
}
