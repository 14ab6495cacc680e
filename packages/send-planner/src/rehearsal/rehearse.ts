import type { GuardFacts } from '@outrider/campaign-rules/guard-rails';
import { waitingOf } from '../forecast.ts';
import { play } from '../play.ts';
import type { Lead, State } from '../state.ts';
import type { Behaviour } from './behaviour.ts';
import { createPeople, type PeopleRules } from './people.ts';
import type { Simulation } from './simulation.ts';

export type Rehearsed = {
  state: State;
  campaignId: string;
  now: number;
  horizon: number;
  behaviour: Behaviour;
  rules: PeopleRules;
  /** What the guard-rail of the campaign has counted until now. */
  returns: GuardFacts;
};

/** Plays a campaign, with all that share its mailboxes, against people who do something. Nothing given is changed. */
export function rehearse({ state, campaignId, now, horizon, behaviour, rules, returns }: Rehearsed): Simulation {
  const leads = state.leads.map(copyLead);
  const played: State = { ...state, leads };
  const { people, simulation } = createPeople({ state: played, campaignId, now, behaviour, rules, returns });
  const { sends, assigned } = play(played, now, horizon, people);
  const own = (lead: { campaignId: string }) => lead.campaignId === campaignId;
  // Why a lead gets nothing is asked of how it stood when it began.
  const waiting = waitingOf(state, assigned, sends, now, state.leads.filter(own));
  const { events, guard } = simulation();
  return {
    now,
    end: now + horizon,
    events,
    guard,
    before: { sent: returns.sent, bounced: returns.bounced },
    waiting,
  };
}

const copyLead = (lead: Lead): Lead => ({ ...lead, earlier: lead.earlier.map((sent) => ({ ...sent })) });
