import { AppError } from '@outrider/contract/errors';
import type { syncContacts as syncCall } from '@outrider/contract/leads-agent/rows';
import type { Stated } from '@outrider/lead-finder/lead';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { FoundContact, LeadsAgentDeps } from '../leads-agent-deps.ts';
import { findCompanies, type KnownCompany } from '../store/companies.repository.ts';
import { noteEvents } from '../store/events.repository.ts';
import { changeRow, type RowRecord } from '../store/rows.repository.ts';
import { saveTask } from '../store/tasks.repository.ts';
import { chosenRows } from './chosen-rows.ts';
import { lockOwnTask, ownTask } from './own-task.ts';

type Deps = Pick<LeadsAgentDeps, 'db' | 'now' | 'contacts' | 'campaigns'>;

/** Makes chosen people contacts, with where they were found, and leads of a campaign where one is named. Suppressed people stay out. */
export async function syncContacts(
  { db, now, contacts, campaigns }: Deps,
  person: Scope & { userId: string },
  { taskId, choice, labels, campaignId }: z.output<typeof syncCall.input>,
): Promise<z.input<typeof syncCall.output>> {
  const task = await ownTask(db, person, taskId);
  const rows = await chosenRows(db, person, taskId, choice);
  if (rows.length === 0) throw new AppError('nothingToAdd');
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
    taskId,
    welcome.map(({ companyKey }) => companyKey),
  );
  const people = welcome.map((row) => contactOf(row, companies.get(row.companyKey), task.name));
  const { added } = people.length > 0 ? await contacts.add(person, people, labels) : { added: 0 };
  const leads =
    campaignId === undefined || people.length === 0
      ? 0
      : await campaigns.addLeads(person, { campaignId, emails: people.map(({ email }) => email), name: task.name });
  await db.transaction().execute(async (trx) => {
    const locked = await lockOwnTask(trx, person, taskId);
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
    added,
    already: people.length - added,
    suppressed: suppressed.size,
    withoutAddress: rows.length - written.length,
    leads,
  };
}

const VALUE_MAX = 200;
const QUOTE_MAX = 200;

function contactOf(row: RowRecord & { email: string }, known: KnownCompany | undefined, search: string): FoundContact {
  const { candidate } = row;
  const words = candidate.name.value.trim().split(/\s+/u);
  const cut = (value = '') => value.slice(0, VALUE_MAX);
  const [page] = candidate.name.proofs;
  return {
    email: row.email,
    firstName: cut(words.slice(0, -1).join(' ') || words[0]),
    lastName: cut(words.length > 1 ? words.at(-1) : ''),
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
