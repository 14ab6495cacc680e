import type { Contact } from '@outrider/contract/contacts/contact';
import { forEachField } from '@outrider/contract/contacts/contact-fields';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { FIELD_COLUMNS } from '../contact-columns.ts';
import type { ContactRow } from '../contacts.repository.ts';
import { findLabels, type Labels } from '../labels.repository.ts';

/** Contacts as the contract shows them, their labels by name. */
export async function describeContacts(db: Db | Trx, scope: Scope, rows: readonly ContactRow[]): Promise<Contact[]> {
  const ids = new Set(rows.flatMap(({ tag_ids, list_ids }) => [...tag_ids, ...list_ids]));
  const labels = await findLabels(db, scope, [...ids]);
  return rows.map((row) => describe(row, labels));
}

const describe = (row: ContactRow, labels: Labels): Contact => ({
  contactId: row.id,
  email: row.email,
  ...forEachField((field) => row[FIELD_COLUMNS[field]]),
  source: row.source,
  fields: row.fields,
  tags: named(row.tag_ids, labels),
  lists: named(row.list_ids, labels),
  verification: verificationOf(row),
  suppressed:
    row.suppressed_reason && row.suppressed_at
      ? { reason: row.suppressed_reason, at: row.suppressed_at.toISOString() }
      : null,
  lastEvent: { event: row.last_event, at: row.last_event_at.toISOString(), about: row.last_event_about },
  createdAt: row.created_at.toISOString(),
});

/** A label that is being deleted is still on some contacts, without a name. */
const named = (ids: readonly string[], labels: Labels) =>
  ids.flatMap((id) => labels.get(id) ?? []).sort((one, other) => one.name.localeCompare(other.name));

const verificationOf = ({ verification_category, verification_reason, verification_mx, verified_at }: ContactRow) =>
  verification_category && verified_at
    ? {
        category: verification_category,
        reason: verification_reason,
        at: verified_at.toISOString(),
        mx: verification_mx,
      }
    : null;
