import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import type { Task } from '../store/tasks.repository.ts';
import type { Unit } from '../store/units.repository.ts';
import { findAddress } from './find-address.ts';
import type { Finding } from './finding.ts';
import { matchPeople } from './match-people.ts';
import { searchPeople } from './search-people.ts';
import { searchWeb } from './search-web.ts';
import { crawlList } from './sites/crawl-list.ts';
import { readCompanySite } from './sites/read-company-site.ts';

export function doUnit(
  deps: LeadsAgentDeps,
  scope: Scope,
  { id, wish: { criteria } }: Task,
  unit: Unit,
  signal: AbortSignal,
): Promise<Finding> {
  switch (unit.kind) {
    case 'search':
      return searchWeb(deps, scope, unit, signal);
    case 'people':
      return searchPeople(deps, scope, unit, criteria, signal);
    case 'crawl':
      return crawlList(deps, scope, unit, criteria, signal);
    case 'company':
      return readCompanySite(deps, scope, id, unit, criteria, signal);
    case 'match':
      return matchPeople(deps, scope, id, unit, signal);
    case 'address':
      return findAddress(deps, scope, id, unit, signal);
  }
}
