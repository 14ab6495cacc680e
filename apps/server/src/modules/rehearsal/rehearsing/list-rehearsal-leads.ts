import type {
  compareRehearsalChoices as compareCall,
  listRehearsalLeads as listCall,
} from '@outrider/contract/campaigns/rehearsal';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { nameLeads } from '../../forecast/index.ts';
import { searchLeads } from '../../leads/index.ts';
import { askSimulation } from './ask-simulation.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';

/** Where everybody stands at a moment. */
export async function listRehearsalLeads(
  deps: RehearsalDeps,
  scope: Scope,
  { at, search, place, after, ...wish }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  const ids = search === '' ? undefined : await searchLeads(deps, scope, wish.campaignId, search);
  const question = { ask: 'leads' as const, at: Date.parse(at), place, ids, after };
  const { answer, asOf } = await askSimulation(deps, scope, wish, question);
  const names = await nameLeads(
    deps,
    scope,
    answer.rows.map(({ leadId }) => leadId),
  );
  return {
    ...answer,
    asOf,
    rows: answer.rows.map(({ place: _place, at: when, ...row }) => {
      const { name = '', company = '', email = '' } = names.get(row.leadId) ?? {};
      return { ...row, name, company, email, at: writeTime(when) };
    }),
  };
}

/** What becomes of the simulation with each thing the user may do. */
export async function compareRehearsalChoices(
  deps: RehearsalDeps,
  scope: Scope,
  { leadId, options, ...wish }: z.output<typeof compareCall.input>,
): Promise<z.input<typeof compareCall.output>> {
  const { answer, asOf } = await askSimulation(deps, scope, wish, { ask: 'choices', leadId, options });
  if (answer.length < options.length) throw new AppError('notFound');
  const names = await nameLeads(
    deps,
    scope,
    answer.flatMap(({ others }) => others.map((other) => other.leadId)),
  );
  return {
    asOf,
    options: answer.map(({ last, until, others, ...option }) => ({
      ...option,
      last: writeTime(last),
      until: writeTime(until),
      others: others.map((other) => {
        const { name = '', company = '' } = names.get(other.leadId) ?? {};
        return { ...other, name, company };
      }),
    })),
  };
}

const writeTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());
