import { AppError } from '@outrider/contract/errors';
import type { SearchWish } from '@outrider/contract/leads-agent/search';
import type { Criterion } from '@outrider/lead-finder/lead';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import '../leads-agent.payloads.ts';
import type { Verdicts } from '../leads-agent.tables.ts';
import { planUnits } from '../runs/plan-units.ts';
import { openSources } from '../store/spend.repository.ts';
import { insertUnits } from '../store/units.repository.ts';

type Deps = Pick<LeadsAgentDeps, 'sources' | 'jobs'>;

export function refuseWithoutSource({ sources }: Pick<Deps, 'sources'>, { sources: chosen }: SearchWish): void {
  const rows = sources.describe().filter(({ source }) => chosen.includes(source));
  if (rows.some(({ isReady }) => isReady)) return;
  throw new AppError('sourceNotReady', { values: { missing: rows.map(({ missing }) => missing).join(', ') } });
}

/** Writes down what a wish begins with and lets a worker begin. What was done before is not done again. */
export async function beginSearch(
  { sources, jobs }: Deps,
  trx: Trx,
  scope: Scope,
  { id, wish }: { id: string; wish: SearchWish },
): Promise<void> {
  const ready = new Set(sources.describe().flatMap(({ source, isReady }) => (isReady ? [source] : [])));
  await openSources(
    trx,
    scope,
    id,
    wish.sources.filter((source) => ready.has(source)),
  );
  await insertUnits(trx, scope, id, planUnits(wish, sources));
  await jobs.enqueue(trx, 'leads-agent.work', { workspaceId: scope.workspaceId, taskId: id });
}

export const labelsOf = (criteria: readonly Pick<Criterion, 'label'>[]): string =>
  criteria.map(({ label }) => label).join('; ');

export const noVerdicts = (criteria: readonly Criterion[]): Verdicts =>
  criteria.map(({ id }) => ({ criterionId: id, yes: 0, unclear: 0, no: 0 }));
