import { createLeadReasons } from './lead-reason.ts';
import { type Idle, play, type Send } from './play.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';

export type Forecast = {
  sends: Send[];
  /** Everybody who gets nothing before the horizon. */
  waiting: { leadId: string; reason: Reason; until: number | null }[];
  idle: Idle[];
};

/** What will happen until `now + horizon`, if nobody opens, answers or changes anything. */
export function forecast(state: State, now: number, horizon: number): Forecast {
  const { sends, idle, assigned } = play(state, now, horizon);
  return { sends, waiting: waitingOf(state, assigned, sends, now), idle };
}

/** Why each of these who gets none of the mails gets nothing at this moment. */
export function waitingOf(
  state: State,
  assigned: ReadonlyMap<string, string | null>,
  sends: readonly Send[],
  now: number,
  leads: State['leads'] = state.leads,
): Forecast['waiting'] {
  const served = new Set(sends.map(({ leadId }) => leadId));
  const tell = createLeadReasons(state, assigned, now);
  const waiting: Forecast['waiting'] = [];
  for (const lead of leads) {
    if (served.has(lead.id)) continue;
    const { reason, until } = tell(lead);
    waiting.push({ leadId: lead.id, reason, until });
  }
  return waiting;
}
