import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { failed } from '../sources/failure.ts';
import { type Asked, insertUnits, type NewUnit, STAGES, type Unit } from '../store/units.repository.ts';
import { companyUnits } from './company-units.ts';
import type { Finding } from './finding.ts';

type Deps = Pick<LeadsAgentDeps, 'sources' | 'random'>;

/** Asked at a time: what a page of Brave Search holds. */
const HITS_A_SEARCH = 20;
/** Pages further down name companies ever further from the question. */
const OFFSET_MAX = 100;
/** Fewer hits than this have hardly any behind them, and the next page costs as much as this one. */
const WORTH_ANOTHER = HITS_A_SEARCH / 2;

/** One question to a search of the web: companies behind its hits, and the next page of it. */
export async function searchWeb(
  { sources, random }: Deps,
  scope: Scope,
  unit: Extract<Unit, { kind: 'search' }>,
  signal: AbortSignal,
): Promise<Finding> {
  const { source, asked, priceMicros } = unit;
  const search = source === 'apollo' || source === 'crawler' ? undefined : sources.search[source];
  if (!search) return failed('unauthorised');
  const answer = await search(asked.query, { limit: HITS_A_SEARCH, offset: asked.offset, signal });
  if (answer.kind === 'failed') return answer;
  const { hits, obliged } = answer.value;
  return {
    kind: 'done',
    spent: answer.spent,
    found: hits.length,
    async apply(trx, task) {
      const companies = companyUnits(
        source,
        hits.map(({ url }) => url),
        random,
      );
      const added = await insertUnits(trx, scope, task.id, companies);
      task.counts.companies += added;
      if (obliged !== '') {
        task.obliged = [...task.obliged.filter((one) => one.source !== source), { source, html: obliged }];
      }
      if (hits.length >= WORTH_ANOTHER) await insertUnits(trx, scope, task.id, nextPage(source, asked, priceMicros));
      return [
        {
          kind: 'procedure',
          line: { key: 'led', values: { source, query: asked.query, pages: hits.length, companies: added } },
        },
      ];
    },
  };
}

/** Models have nothing beyond their first answer. */
function nextPage(source: Unit['source'], { query, offset }: Asked['search'], priceMicros: number): NewUnit[] {
  const next = offset + HITS_A_SEARCH;
  if (source !== 'google' || next >= OFFSET_MAX) return [];
  const asked = { query, offset: next };
  const subject = `${source} ${next} ${query}`;
  return [{ kind: 'search', source, subject, asked, stage: STAGES.more, turn: next, priceMicros }];
}
