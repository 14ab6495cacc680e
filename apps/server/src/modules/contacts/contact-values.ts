import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ContactValues } from '@outrider/contract/contacts/merge-rules';
import { FIELD_COLUMNS, isStandardField } from './contact-columns.ts';
import type { ContactRow } from './contacts.repository.ts';

type ValueColumns = Pick<ContactRow, (typeof FIELD_COLUMNS)[keyof typeof FIELD_COLUMNS] | 'source' | 'fields'>;

/** The values of a stored contact, by the names of their fields. */
export function valuesOfRow(row: ValueColumns): ContactValues {
  const columns = STANDARD_FIELDS.map((field) => [field, row[FIELD_COLUMNS[field]]] as const);
  return { ...Object.fromEntries(columns), source: row.source, ...row.fields };
}

/** Where values are stored; a field without one is emptied, and one of the workspace's own left out. */
export function columnsOfValues(values: ContactValues) {
  const standard = STANDARD_FIELDS.map((field) => [FIELD_COLUMNS[field], values[field] ?? ''] as const);
  const own = Object.entries(values).filter(
    ([name, value]) => value !== '' && name !== 'source' && !isStandardField(name),
  );
  return {
    ...Object.fromEntries(standard),
    source: values.source ?? '',
    fields: JSON.stringify(Object.fromEntries(own)),
  };
}
