import { placeOf } from '@outrider/lead-finder/find/find-places';
import { splitName } from '@outrider/lead-finder/fold-name';
import type { Company, Proof, Stated } from '@outrider/lead-finder/lead';
import type { CompanyFacts } from '@outrider/lead-finder/read/company-facts';
import { companyKeyOf, mergeCompany, type PersonOnPage, resolvePeople } from '@outrider/lead-finder/resolve';
import { foldText } from '@outrider/lead-finder/words/fold-words';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import { failed, NOTHING_SPENT } from '../sources/failure.ts';
import type { PersonMatched } from '../sources/source.ts';
import { findCompanies } from '../store/companies.repository.ts';
import type { Happening } from '../store/events.repository.ts';
import { listPeopleAt } from '../store/rows.repository.ts';
import type { Unit } from '../store/units.repository.ts';
import { addPeople } from './add-people.ts';
import { type Finding, NOTHING_TO_APPLY } from './finding.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'sources' | 'contacts' | 'now'>;

/** Names and addresses of people a database showed in part, for a price each. A person named by the company's own site is not bought. */
export async function matchPeople(
  deps: Deps,
  scope: Scope,
  taskId: string,
  unit: Extract<Unit, { kind: 'match' }>,
  signal: AbortSignal,
): Promise<Finding> {
  const ids = await unknownIds(deps, scope, taskId, unit.asked.people);
  if (ids.length === 0) return { kind: 'done', spent: NOTHING_SPENT, found: 0, apply: NOTHING_TO_APPLY };
  const answer = (await deps.sources.people.apollo?.match(ids, signal)) ?? failed('unauthorised');
  if (answer.kind === 'failed') return answer;
  const readAt = deps.now().toISOString();
  return {
    kind: 'done',
    spent: answer.spent,
    found: answer.value.length,
    async apply(trx, task) {
      const happened: Happening[] = [];
      const byCompany = Map.groupBy(answer.value, ({ company }) => companyKeyOf(company.domain) ?? '');
      const known = await findCompanies(trx, scope, task.id, [...byCompany.keys()]);
      for (const [key, people] of byCompany) {
        if (key === '') continue;
        const read = known.get(key);
        const stated = people.map((person) => describeMatch(person, readAt));
        const facts = [...(read ? [read.company] : []), ...stated.map((one) => one.facts)];
        const bought = stated.flatMap(({ person: { person } }) =>
          person.email !== undefined && person.evidence.email
            ? [
                {
                  name: person.name,
                  address: person.email,
                  proofs: [{ ...person.evidence.email, readAt, source: 'apollo' as const }],
                },
              ]
            : [],
        );
        const company: Company = mergeCompany(key, facts);
        const candidates = resolvePeople(stated.map((one) => ({ ...one.person, companyKey: key })));
        happened.push(
          ...(await addPeople(deps, trx, scope, task, {
            company,
            known: [...(read?.known ?? []), ...bought],
            candidates,
          })),
        );
      }
      return happened;
    },
  };
}

/** A colleague of the same first name that the site named is taken for the one the database shows. */
async function unknownIds(
  { db }: Deps,
  scope: Scope,
  taskId: string,
  people: { id: string; firstName: string; domain: string }[],
) {
  const keyOf = (domain: string) => companyKeyOf(domain) ?? '';
  const rows = await listPeopleAt(
    db,
    scope,
    taskId,
    people.map(({ domain }) => keyOf(domain)),
  );
  const named = new Set(
    rows.map(({ companyKey, candidate }) => `${companyKey} ${splitName(candidate.name.value)?.first ?? ''}`),
  );
  return people.filter((one) => !named.has(`${keyOf(one.domain)} ${foldText(one.firstName)}`)).map(({ id }) => id);
}

/** What a database states, as evidence: its record written out, and where in it each value stands. */
function describeMatch(
  { name, title, email, url, company }: PersonMatched,
  readAt: string,
): { person: Omit<PersonOnPage, 'companyKey'>; facts: CompanyFacts } {
  const size = company.people === null ? '' : String(company.people);
  const record = [name, title, email, company.name, company.city, company.country, size].filter(Boolean).join(' · ');
  const at = (value: string): Omit<Proof, 'readAt' | 'source'> => ({
    quote: value,
    offset: record.indexOf(value),
    place: 'text',
    url,
  });
  const stated = <T>(value: T, quote: string): Stated<T> | null =>
    quote === '' ? null : { value, confidence: 0.8, proofs: [{ ...at(quote), readAt, source: 'apollo' }] };
  const country = placeOf(company.country)?.country;
  return {
    person: {
      person: {
        name,
        ...(title === '' ? {} : { title }),
        ...(email === '' ? {} : { email }),
        evidence: {
          name: at(name),
          ...(title === '' ? {} : { title: at(title) }),
          ...(email === '' ? {} : { email: at(email) }),
        },
      },
      readAt,
      source: 'apollo',
      links: [{ value: url, confidence: 0.8, proofs: [{ ...at(name), readAt, source: 'apollo' }] }],
    },
    facts: {
      name: stated(company.name, company.name),
      industry: null,
      city: stated(company.city, company.city),
      country: country ? stated(country, company.country) : null,
      people: company.people === null ? null : stated({ min: company.people, max: company.people }, size),
      said: [],
      objection: null,
    },
  };
}
