import type {
  showRehearsalDay as dayCall,
  rehearseCampaign as rehearseCall,
} from '@outrider/contract/campaigns/rehearsal';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { askSimulation, type SimulationSettings } from './ask-simulation.ts';
import { MAILS_NEEDED, readPastRates } from './past-rates.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';

/** The whole campaign, day by day. */
export async function rehearseCampaign(
  deps: RehearsalDeps,
  scope: Scope,
  wish: SimulationSettings,
): Promise<z.input<typeof rehearseCall.output>> {
  const past = await readPastRates(deps.db, scope, deps.now());
  const source = wish.rates ? 'chosen' : past.source;
  const of = source === 'own' ? past.mails : 0;
  const { answer, asOf } = await askSimulation(deps, scope, wish, { ask: 'summary', of });
  const { days, last, guard, mailboxIds, ...rest } = answer;
  const mailboxes = await deps.listMailboxes(deps.db, mailboxIds);
  return {
    ...rest,
    asOf,
    rates: wish.rates ?? past.rates,
    ratesOf: { source, mails: past.mails, needed: MAILS_NEEDED },
    last: writeTime(last),
    days: days.map(({ from, until, ...day }) => ({ ...day, from: timeOf(from), until: timeOf(until) })),
    guard: guard && {
      at: timeOf(guard.at),
      rule: guard.rule,
      count: guard.count,
      sent: guard.sent,
      max: guard.max,
    },
    mailboxes: mailboxes
      .filter(({ workspaceId }) => workspaceId === scope.workspaceId)
      .map(({ id, email, zone }) => ({ mailboxId: id, email, zone })),
  };
}

/** Every mail of a day, and what people do on it. */
export async function showRehearsalDay(
  deps: RehearsalDeps,
  scope: Scope,
  { day, ...wish }: SimulationSettings & { day: string },
): Promise<z.input<typeof dayCall.output>> {
  const { answer, asOf } = await askSimulation(deps, scope, wish, { ask: 'day', day });
  return {
    asOf,
    events: answer.map((event) => ({
      at: timeOf(event.at),
      kind: event.kind,
      leadId: event.leadId,
      round: event.round,
      mailboxId: event.kind === 'sent' ? event.mailboxId : '',
      reason: event.kind === 'stopped' ? event.reason : event.kind === 'held' ? event.variables : '',
    })),
  };
}

const timeOf = (at: number) => new Date(at).toISOString();
const writeTime = (at: number | null) => (at === null ? null : timeOf(at));
