import { STANDARD_FIELDS, type StandardField } from '@outrider/contract/contacts/contact';

/** Where each field every contact has is stored. */
export const FIELD_COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  title: 'title',
  company: 'company',
  companySize: 'company_size',
  website: 'website',
  phone: 'phone',
  city: 'city',
  country: 'country',
  timeZone: 'time_zone',
  linkedin: 'linkedin',
} as const satisfies Record<StandardField, string>;

export const isStandardField = (name: string): name is StandardField => STANDARD_FIELDS.some((field) => field === name);

type Values = Partial<Record<StandardField, string | undefined>>;
type Columns = Partial<Record<(typeof FIELD_COLUMNS)[StandardField], string>>;

/** The columns of the fields that were given; the others are left alone. */
export function columnsOf(values: Values): Columns {
  const columns: Columns = {};
  for (const field of STANDARD_FIELDS) {
    const value = values[field];
    if (value !== undefined) columns[FIELD_COLUMNS[field]] = value;
  }
  return columns;
}
