import type { Criterion } from '@outrider/lead-finder/lead';
import { readPage } from '@outrider/lead-finder/read/read-page';
import type { Scope } from '../../../../platform/db.ts';
import type { LeadsAgentDeps } from '../../leads-agent-deps.ts';
import { failed } from '../../sources/failure.ts';
import { insertUnits, type NewUnit, STAGES, type Unit } from '../../store/units.repository.ts';
import { companyUnits } from '../company-units.ts';
import type { Finding } from '../finding.ts';
import { pickLinks } from './pick-links.ts';

const DEPTH_MAX = 12;
const FURTHER_MAX = 30;

/** A page of a directory: companies it leads to, and its further pages that concern the question. */
export async function crawlList(
  { sources, random }: Pick<LeadsAgentDeps, 'sources' | 'random'>,
  scope: Scope,
  { asked: { url, depth } }: Extract<Unit, { kind: 'crawl' }>,
  criteria: readonly Criterion[],
  signal: AbortSignal,
): Promise<Finding> {
  const answer = await sources.readPage(url, signal);
  const spent = { requests: 1, micros: 0 };
  if (signal.aborted) return failed('stopped', { spent });
  if (answer.kind === 'refused') return failed('unavailable', { said: `${url}: ${answer.why}`, spent });
  const { outside, further } = pickLinks(readPage(answer.html, answer.url), criteria);
  return {
    kind: 'done',
    spent,
    found: outside.length,
    async apply(trx, task) {
      const added = await insertUnits(trx, scope, task.id, companyUnits('crawler', outside, random));
      task.counts.companies += added;
      task.counts.pages += 1;
      if (depth < DEPTH_MAX)
        await insertUnits(trx, scope, task.id, further.slice(0, FURTHER_MAX).map(unitOf(depth + 1)));
      return [{ kind: 'procedure', line: { key: 'listed', values: { url, companies: added } } }];
    },
  };
}

const unitOf =
  (depth: number) =>
  (url: string, turn: number): NewUnit => ({
    kind: 'crawl',
    source: 'crawler',
    subject: url,
    asked: { url, depth },
    stage: STAGES.search,
    turn: depth * 100 + turn,
    priceMicros: 0,
  });
