import type { Criterion } from '@outrider/lead-finder/lead';
import type { Scope } from '../../../../platform/db.ts';
import type { LeadsAgentDeps } from '../../leads-agent-deps.ts';
import { failed } from '../../sources/failure.ts';
import type { Unit } from '../../store/units.repository.ts';
import { addPeople } from '../add-people.ts';
import type { Finding } from '../finding.ts';
import { improveSite } from './improve-site.ts';
import { readSite } from './read-site.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'sources' | 'contacts' | 'now' | 'model' | 'log'>;

/** Reads a company's site and judges who works there. A site that cannot be read is done all the same: it has nobody to show. */
export async function readCompanySite(
  deps: Deps,
  scope: Scope,
  taskId: string,
  unit: Extract<Unit, { kind: 'company' }>,
  criteria: readonly Criterion[],
  signal: AbortSignal,
): Promise<Finding> {
  const { subject, asked, source } = unit;
  const words = criteria.flatMap(({ kind, values }) => (kind === 'other' ? values : []));
  const wish = { key: subject, urls: asked.urls, source, words };
  const read = await readSite(deps.sources.readPage, wish, signal);
  const pages = read.pages.length;
  const spent = { requests: pages, micros: 0 };
  if (signal.aborted) return failed('stopped', { spent });
  const { site, byModel, model } = await improveSite(deps, scope, { taskId, unit, read, wish, criteria }, signal);
  if (signal.aborted) return { ...failed('stopped', { spent }), model };
  return {
    kind: 'done',
    spent,
    found: 0,
    model,
    async apply(trx, task) {
      task.counts.pages += pages;
      task.companiesRead += 1;
      return pages === 0 ? [] : addPeople(deps, trx, scope, task, { ...site, byModel });
    },
  };
}
