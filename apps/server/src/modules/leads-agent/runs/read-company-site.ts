import type { Criterion } from '@outrider/lead-finder/lead';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { failed } from '../sources/failure.ts';
import type { Unit } from '../store/units.repository.ts';
import { addPeople } from './add-people.ts';
import type { Finding } from './finding.ts';
import { readSite } from './read-site.ts';

type Deps = Pick<LeadsAgentDeps, 'sources' | 'contacts' | 'now'>;

/** Reads a company's site and judges who works there. A site that cannot be read is done all the same: it has nobody to show. */
export async function readCompanySite(
  deps: Deps,
  scope: Scope,
  { subject, asked, source }: Extract<Unit, { kind: 'company' }>,
  criteria: readonly Criterion[],
  signal: AbortSignal,
): Promise<Finding> {
  const words = criteria.flatMap(({ kind, values }) => (kind === 'other' ? values : []));
  const site = await readSite(deps.sources.readPage, { key: subject, urls: asked.urls, source, words }, signal);
  const spent = { requests: site.pages, micros: 0 };
  if (signal.aborted) return failed('stopped', { spent });
  return {
    kind: 'done',
    spent,
    found: 0,
    async apply(trx, task) {
      task.counts.pages += site.pages;
      task.companiesRead += 1;
      return site.pages === 0 ? [] : addPeople(deps, trx, scope, task, site);
    },
  };
}
