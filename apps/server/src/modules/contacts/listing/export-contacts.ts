import { type Contact, type ContactChoice, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { Language } from '@outrider/contract/languages';
import { CATEGORY_WORDS } from '@outrider/contract/verification/category-words';
import type { Scope } from '../../../platform/db.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import { listChosen } from '../bulk/bulk.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { listFields } from '../fields.repository.ts';
import { describeContacts } from '../timeline/describe-contact.ts';

type Deps = Pick<ContactsDeps, 'db' | 'now'>;

/** A part of about a megabyte. */
const ROWS_A_PART = 5_000;

/** The first part begins with the names of the columns; every part has the same ones. */
export async function exportContacts(
  { db, now }: Deps,
  scope: Scope,
  choice: ContactChoice,
  { after, language }: { after: string; language: Language },
) {
  const rows = await listChosen(db, scope, choice, now(), { after, limit: ROWS_A_PART + 1 });
  const contacts = await describeContacts(db, scope, rows.slice(0, ROWS_A_PART));
  const fields = (await listFields(db, scope)).map(({ name }) => name);
  const lines = contacts.map((contact) => csvLine(cellsOf(contact, fields, language)));
  return {
    csv: [...(after === '' ? [csvLine([...HEAD, ...fields])] : []), ...lines].join(''),
    next: rows.length > ROWS_A_PART ? (contacts.at(-1)?.email ?? '') : '',
  };
}

const HEAD = [
  'email',
  ...STANDARD_FIELDS,
  'source',
  'tags',
  'lists',
  'verification',
  'verifiedAt',
  'suppressed',
  'lastEvent',
  'lastEventAt',
  'createdAt',
];

const cellsOf = (contact: Contact, fields: readonly string[], language: Language) => [
  contact.email,
  ...STANDARD_FIELDS.map((field) => contact[field]),
  contact.source,
  contact.tags.map(({ name }) => name).join('; '),
  contact.lists.map(({ name }) => name).join('; '),
  contact.verification ? CATEGORY_WORDS[contact.verification.category][language] : '',
  contact.verification?.at ?? '',
  contact.suppressed?.reason ?? '',
  contact.lastEvent?.event ?? '',
  contact.lastEvent?.at ?? '',
  contact.createdAt,
  ...fields.map((name) => contact.fields[name] ?? ''),
];
