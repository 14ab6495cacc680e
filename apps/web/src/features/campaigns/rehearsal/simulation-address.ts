import { behaviourRates, CHOICES_MAX, rehearsalChoice } from '@outrider/contract/campaigns/rehearsal';
import { RATE_NAMES } from '@outrider/send-planner/rehearsal/names';
import type { Choice, Rates } from '../../../api/campaigns/rehearsal-queries.ts';

/** What of a rehearsal stands in its address, so that it survives a reload and can be passed on. */
export type SimulationAddress = {
  seed: number;
  rates: Rates | undefined;
  choices: Choice[];
  goesOn: boolean;
  leadId: string;
};

const SEED_MAX = 9_999;

export function readSimulationAddress(query: URLSearchParams): SimulationAddress {
  const seed = Number(query.get('seed'));
  const shares = (query.get('rates') ?? '').split('_').map(Number);
  const rates = behaviourRates.safeParse(Object.fromEntries(RATE_NAMES.map((name, index) => [name, shares[index]])));
  const choices = query.getAll('do').flatMap((words) => {
    const [leadId, does, round] = words.split('.');
    const choice = rehearsalChoice.safeParse({ leadId, does, round: Number(round) });
    return choice.success ? choice.data : [];
  });
  return {
    seed: Number.isInteger(seed) && seed >= 1 && seed <= SEED_MAX ? seed : 1,
    rates: rates.success ? rates.data : undefined,
    choices: choices.slice(0, CHOICES_MAX),
    goesOn: query.has('on'),
    leadId: /^\d{1,18}$/.test(query.get('lead') ?? '') ? (query.get('lead') ?? '') : '',
  };
}

export function writeSimulationAddress({ seed, rates, choices, goesOn, leadId }: SimulationAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (seed !== 1) query.set('seed', String(seed));
  if (rates) query.set('rates', RATE_NAMES.map((name) => rates[name]).join('_'));
  for (const choice of choices) query.append('do', [choice.leadId, choice.does, choice.round].join('.'));
  if (goesOn) query.set('on', '1');
  if (leadId !== '') query.set('lead', leadId);
  return query;
}

/** One person does one thing; the newest choice of too many pushes out the oldest. */
export const withChoice = (choices: readonly Choice[], leadId: string, choice: Choice | undefined): Choice[] =>
  [...choices.filter((each) => each.leadId !== leadId), ...(choice ? [choice] : [])].slice(-CHOICES_MAX);
