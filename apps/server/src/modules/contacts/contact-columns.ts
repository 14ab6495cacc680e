import {
  CONTACT_FIELDS,
  type ContactColumn,
  forEachField,
  STANDARD_FIELDS,
  type StandardField,
} from '@outrider/contract/contacts/contact-fields';

/** Where each field every contact has is stored. */
export const FIELD_COLUMNS = forEachField((field): ContactColumn => CONTACT_FIELDS[field].column);

export const isStandardField = (name: string): name is StandardField => STANDARD_FIELDS.some((field) => field === name);

type Values = Partial<Record<StandardField, string | undefined>>;
type Columns = Partial<Record<ContactColumn, string>>;

/** The columns of the fields that were given; the others are left alone. */
export function columnsOf(values: Values): Columns {
  const columns: Columns = {};
  for (const field of STANDARD_FIELDS) {
    const value = values[field];
    if (value !== undefined) columns[FIELD_COLUMNS[field]] = value;
  }
  return columns;
}
