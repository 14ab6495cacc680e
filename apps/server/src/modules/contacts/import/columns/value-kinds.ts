import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';

export const VALUE_KINDS = ['email', 'linkedin', 'url', 'phone', 'date', 'number', 'timeZone', 'country'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const COUNTRIES =
  /^(?:[A-Z]{2}|germany|deutschland|austria|österreich|switzerland|schweiz|france|spain|españa|italy|italia|netherlands|nederland|belgium|poland|polska|portugal|brazil|brasil|china|中国|united kingdom|uk|england|usa|united states|sweden|norway|denmark|finland|india|canada|australia|japan|mexico)$/i;

const LOOKS: Record<ValueKind, (value: string) => boolean> = {
  email: (value) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/.test(value) || /<[^\s@<>]+@[^\s@<>]+>$/.test(value),
  linkedin: (value) => /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\//i.test(value),
  url: (value) => /^(?:https?:\/\/|www\.)\S+$/i.test(value),
  phone: (value) => /^(?:\+|00|\()[\d\s()./-]{6,20}$/.test(value) && value.replaceAll(/\D/g, '').length >= 7,
  date: (value) => readDate(value) !== undefined,
  number: (value) => readNumber(value) !== undefined,
  timeZone: (value) => /^[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+/.test(value),
  country: (value) => COUNTRIES.test(value),
};

/** What nearly all of these values are. A code of two letters alone is no country: three in four must say more. */
export function kindOfValues(values: readonly string[]): ValueKind | undefined {
  if (values.length === 0) return undefined;
  return VALUE_KINDS.find((kind) => values.filter(LOOKS[kind]).length >= 0.9 * values.length);
}

/** `1,234.5`, `1.234,5`, `1 234` and the like as a plain number. A lone dot or comma before three digits divides thousands. */
export function readNumber(text: string): string | undefined {
  const compact = text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact)) return compact.replaceAll(',', '');
  if (/^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(compact)) return compact.replaceAll('.', '').replace(',', '.');
  return /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(compact) ? compact.replace(',', '.') : undefined;
}

/** Days in the forms that can be told apart; `3/4/2025` can not. Gives the ISO form. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text.trim()) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const [, one, mark, other, late] = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  if (!one || !other || !late) return undefined;
  if (mark === '.' || Number(one) > 12) return isoDay(late, other, one);
  return Number(other) > 12 ? isoDay(late, one, other) : undefined;
}

function isoDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? undefined : iso;
}

/** A name templates can use, made of a header: `Anzahl Spediteure` becomes `anzahlSpediteure`. */
export function fieldNameFor(header: string, index: number): string {
  const words = header
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const camel = words.map((word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1));
  const name = camel
    .join('')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 40);
  const isTaken = name === 'email' || name === 'source' || STANDARD_FIELDS.some((field) => field === name);
  if (name === '') return `column${index + 1}`;
  return isTaken ? `${name.slice(0, 38)}2` : name;
}
