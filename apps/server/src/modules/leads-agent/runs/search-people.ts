import { judgeTitle } from '@outrider/lead-finder/judge/judge-role';
import type { Criterion } from '@outrider/lead-finder/lead';
import { planPeopleQuery } from '@outrider/lead-finder/plan-queries';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { failed } from '../sources/failure.ts';
import type { PersonFound } from '../sources/source.ts';
import { insertUnits, type NewUnit, STAGES, type Unit } from '../store/units.repository.ts';
import { companyUnits } from './company-units.ts';
import type { Finding } from './finding.ts';

type Deps = Pick<LeadsAgentDeps, 'sources' | 'random'>;

const PAGES_MAX = 10;
/** `bulk_match` takes no more. */
const MATCHES_AT_ONCE = 10;

/** People by title, place and size, for nothing. Their companies are read first; who is not found there is matched for a price. */
export async function searchPeople(
  { sources, random }: Deps,
  scope: Scope,
  unit: Extract<Unit, { kind: 'people' }>,
  criteria: readonly Criterion[],
  signal: AbortSignal,
): Promise<Finding> {
  const { page } = unit.asked;
  const answer =
    (await sources.people.apollo?.search({ ...planPeopleQuery(criteria), page }, signal)) ?? failed('unauthorised');
  if (answer.kind === 'failed') return answer;
  const fitting = answer.value.found.filter((person) => mayFit(criteria, person));
  return {
    kind: 'done',
    spent: answer.spent,
    found: fitting.length,
    async apply(trx, task) {
      const sites = fitting.flatMap(({ company }) => (company.domain === '' ? [] : [`https://${company.domain}/`]));
      const added = await insertUnits(trx, scope, task.id, companyUnits('apollo', sites, random));
      task.counts.companies += added;
      const price = sources.mostMicros('apollo');
      await insertUnits(trx, scope, task.id, [
        ...matchUnits(page, fitting, price),
        ...(answer.value.found.length > 0 && page + 1 < PAGES_MAX ? [nextPage(page + 1)] : []),
      ]);
      return [
        {
          kind: 'procedure',
          line: { key: 'people', values: { people: fitting.length, page: page + 1, companies: added } },
        },
      ];
    },
  };
}

/** A person whose title is another one is not paid for. */
const mayFit = (criteria: readonly Criterion[], { title }: PersonFound) =>
  criteria.every(({ kind, values }) => kind !== 'title' || title === '' || judgeTitle(values, title).verdict !== 'no');

function matchUnits(page: number, people: readonly PersonFound[], price: number): NewUnit[] {
  const units: NewUnit[] = [];
  for (let at = 0; at < people.length; at += MATCHES_AT_ONCE) {
    const some = people.slice(at, at + MATCHES_AT_ONCE);
    const asked = some.map(({ id, firstName, company }) => ({ id, firstName, domain: company.domain }));
    units.push({
      kind: 'match',
      source: 'apollo',
      subject: `${page} ${at}`,
      asked: { people: asked },
      stage: STAGES.match,
      turn: page * 100 + at,
      priceMicros: some.length * price,
    });
  }
  return units;
}

const nextPage = (page: number): NewUnit => ({
  kind: 'people',
  source: 'apollo',
  subject: String(page),
  asked: { page },
  stage: STAGES.more,
  turn: page,
  priceMicros: 0,
});
