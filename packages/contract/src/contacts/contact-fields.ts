import type { Language } from '../languages.ts';

/**
 * What every contact can have; anything else is a custom field. `column`: where the table of contacts keeps it. How one is added:
 * docs/guides/add-a-contact-field.md.
 */
export const CONTACT_FIELDS = {
  firstName: { column: 'first_name', label: { en: 'First name', zh: '名', de: 'Vorname' } },
  lastName: { column: 'last_name', label: { en: 'Last name', zh: '姓', de: 'Nachname' } },
  title: { column: 'title', label: { en: 'Title', zh: '职位', de: 'Position' } },
  company: { column: 'company', label: { en: 'Company', zh: '公司', de: 'Firma' } },
  companySize: { column: 'company_size', label: { en: 'Company size', zh: '公司规模', de: 'Firmengröße' } },
  website: { column: 'website', label: { en: 'Website', zh: '网站', de: 'Website' } },
  phone: { column: 'phone', label: { en: 'Phone', zh: '电话', de: 'Telefon' } },
  city: { column: 'city', label: { en: 'City', zh: '城市', de: 'Ort' } },
  country: { column: 'country', label: { en: 'Country', zh: '国家/地区', de: 'Land' } },
  timeZone: { column: 'time_zone', label: { en: 'Time zone', zh: '时区', de: 'Zeitzone' } },
  linkedin: { column: 'linkedin', label: { en: 'LinkedIn', zh: '领英', de: 'LinkedIn' } },
} as const satisfies Record<string, { column: string; label: Record<Language, string> }>;

export type StandardField = keyof typeof CONTACT_FIELDS;
export type ContactColumn = (typeof CONTACT_FIELDS)[StandardField]['column'];

export const STANDARD_FIELDS = Object.keys(CONTACT_FIELDS) as [StandardField, ...StandardField[]];

/** The same for each field, by its name. */
export const forEachField = <T>(make: (field: StandardField) => T): Record<StandardField, T> =>
  Object.fromEntries(STANDARD_FIELDS.map((field) => [field, make(field)])) as Record<StandardField, T>;

export const CONTACT_FIELD_LABELS = forEachField((field) => CONTACT_FIELDS[field].label);
