import { customFieldName, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';

/** A header as the name of a field: `Anzahl Spediteure (ca.)` is anzahlSpediteureCa. */
export function fieldNameOf(header: string, index: number): string {
  const words = header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
  const name = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('')
    .replace(/^[0-9]+/, '')
    .slice(0, 40);
  const good = STANDARD_FIELDS.some((known) => known === name) ? `${name}Column` : name;
  return customFieldName.safeParse(good).success ? good : `column${index + 1}`;
}
