import type { Stated } from '@outrider/lead-finder/lead';
import type { Scope } from '../../../platform/db.ts';
import type { FoundContact, LeadsAgentDeps } from '../leads-agent-deps.ts';
import { findCompanies, type KnownCompany } from '../store/companies.repository.ts';
import { noteEvents } from '../store/events.repository.ts';
import { changeRow, type RowRecord } from '../store/rows.repository.ts';
import { saveTask, type Task } from '../store/tasks.repository.ts';
import { lockOwnTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now' | 'contacts'>;

type Made = { emails: string[]; added: number; already: number; suppressed: number; withoutAddress: number };

/** Makes rows of a search contacts, with where they were found. Suppressed people stay out, and addresses that are dead. */
export async function makeContacts(
  { db, now, contacts }: Deps,
  person: Scope & { userId: string },
  task: Task,
  { rows, labels }: { rows: readonly RowRecord[]; labels: readonly string[] },
): Promise<Made> {
  const written = rows.flatMap((row) =>
    row.email === null || row.emailState === 'INVALID' ? [] : [{ ...row, email: row.email }],
  );
  const emails = [...new Set(written.map(({ email }) => email))];
  const suppressed = await contacts.findSuppressed(db, person, emails);
  const welcome = [
    ...new Map(written.filter(({ email }) => !suppressed.has(email)).map((row) => [row.email, row])).values(),
  ];
  const companies = await findCompanies(
    db,
    person,
    task.id,
    welcome.map(({ companyKey }) => companyKey),
  );
  const people = welcome.map((row) => contactOf(row, companies.get(row.companyKey), task.name));
  const { added } = people.length > 0 ? await contacts.add(person, people, labels) : { added: 0 };
  await db.transaction().execute(async (trx) => {
    const locked = await lockOwnTask(trx, person, task.id);
    const known = await contacts.findKnown(trx, person, emails);
    for (const { id, email } of welcome) {
      const contactId = known.get(email);
      if (contactId) await changeRow(trx, person, id, { contactId });
    }
    await noteEvents(
      trx,
      person,
      locked,
      [...welcome.map(({ id }) => ({ kind: 'row' as const, rowId: id })), { kind: 'task' }],
      now(),
    );
    await saveTask(trx, person, locked);
  });
  return {
    emails: people.map(({ email }) => email),
    added,
    already: people.length - added,
    suppressed: suppressed.size,
    withoutAddress: rows.length - written.length,
  };
}

const VALUE_MAX = 200;
const QUOTE_MAX = 200;
const GENERATION = /^(?:jr\.?|sr\.?|ii|iii|iv)$/iu;

function contactOf(row: RowRecord & { email: string }, known: KnownCompany | undefined, search: string): FoundContact {
  const { candidate } = row;
  const words = candidate.name.value.trim().split(/\s+/u);
  // "Carl Dorn Jr.": the last name has two words.
  const lastFrom = words.length > 2 && GENERATION.test(words.at(-1) ?? '') ? -2 : -1;
  const cut = (value = '') => value.slice(0, VALUE_MAX);
  const [page] = candidate.name.proofs;
  return {
    email: row.email,
    firstName: cut(words.slice(0, lastFrom).join(' ') || words[0]),
    lastName: cut(words.length > 1 ? words.slice(lastFrom).join(' ') : ''),
    title: cut(candidate.title?.value),
    company: cut(known?.company.name?.value),
    website: cut(row.companyKey),
    phone: cut(candidate.phone?.value),
    city: cut(known?.company.city?.value),
    linkedin: cut(candidate.links.find(({ value }) => value.includes('linkedin.'))?.value),
    source: cut(`Leads agent: ${search}, ${page?.url ?? ''}`),
    evidence: evidenceOf({
      name: candidate.name,
      title: candidate.title,
      email: candidate.email,
      company: known?.company.name ?? null,
    }),
  };
}

const evidenceOf = (values: Record<string, Stated | null>): string =>
  Object.entries(values)
    .flatMap(([field, stated]) =>
      (stated?.proofs ?? [])
        .slice(0, 1)
        .map(({ quote, url, readAt }) => `${field}: “${quote.slice(0, QUOTE_MAX)}” ${url} (${readAt.slice(0, 10)})`),
    )
    .join('\n');
