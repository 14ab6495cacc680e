import { FIELD_VALUE_MAX, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ImportChoices } from '@outrider/contract/contacts/import';
import { timeZone } from '@outrider/contract/validation';
import type { TableRow } from '@outrider/table-reader/table';
import { splitName } from '../columns/split-name.ts';
import { readDate, readNumber } from '../columns/value-kinds.ts';
import type { ZoneOf } from '../columns/zones.ts';
import { type Said, say } from '../words.ts';
import { readEmail } from './read-email.ts';

/** Something to be reported of a row. `column` -1: of the whole row. */
export type Remark = { column: number; value: string; said: Said; meant: string };

/** A row as it would be stored. `values` in the order of STANDARD_FIELDS; empty where the file has nothing. */
export type Draft = {
  ordinal: number;
  row: TableRow;
  email: string;
  values: string[];
  fields: Record<string, string>;
  tags: string[];
  remarks: Remark[];
};
export type Refused = { ordinal: number; row: TableRow; remark: Remark };
export type Shaped = Draft | Refused;

export const emailsOf = (rows: readonly Shaped[]): string[] => rows.flatMap((row) => (isRefused(row) ? [] : row.email));

export const isRefused = (shaped: Shaped): shaped is Refused => 'remark' in shaped;

export const slotOf = (field: (typeof STANDARD_FIELDS)[number]) => STANDARD_FIELDS.indexOf(field);
export const FIRST = slotOf('firstName');
export const LAST = slotOf('lastName');
export const CITY = slotOf('city');
export const COUNTRY = slotOf('country');
export const ZONE = slotOf('timeZone');
/** A million rows of mostly nothing share it; a row with something makes its own. */
const NO_VALUES = Array.from(STANDARD_FIELDS, () => '');
const NO_FIELDS: Record<string, string> = {};
const NO_TAGS: string[] = [];
const NO_REMARKS: Remark[] = [];

const TAG_MAX = 60;
const VALUE_SHOWN_MAX = 500;
const ZONES_KEPT = 50_000;

/** Which values rows may get, in the order of STANDARD_FIELDS: an address may bring a name, and a city its time zone. */
export function slotsFilled({ columns }: ImportChoices): number[] {
  const slots = columns.flatMap(({ target }) => (target.kind === 'standard' ? slotOf(target.field) : []));
  return [...new Set([FIRST, LAST, ...(slots.includes(CITY) ? [ZONE] : []), ...slots])].sort(
    (one, other) => one - other,
  );
}

export type RowContext = { choices: ImportChoices; columns: number; encoding: string; zoneOf: ZoneOf | undefined };

/** What makes contacts of rows, by what the columns were chosen to become. */
export function createRowShaper({ choices, columns, encoding, zoneOf }: RowContext) {
  const emailColumn = choices.columns.find(({ target }) => target.kind === 'email')?.index ?? -1;
  const others = choices.columns.filter(({ target }) => target.kind !== 'email' && target.kind !== 'skip');
  const hasZone = others.some(({ target }) => target.kind === 'standard' && target.field === 'timeZone');
  const zones = new Map<string, Map<string, string>>();
  let zonesKnown = 0;

  function refuse(ordinal: number, row: TableRow, column: number, said: Said, meant = ''): Refused {
    const value = column < 0 ? row.cells.join(' ') : (row.cells[column] ?? '');
    return { ordinal, row, remark: { column, value: value.slice(0, VALUE_SHOWN_MAX), said, meant } };
  }

  function shapeRow(ordinal: number, row: TableRow): Shaped {
    const { cells } = row;
    const counts = { found: cells.length, wanted: columns };
    if (row.problem) return refuse(ordinal, row, -1, say(row.problem, counts));
    if (cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== '')) {
      return refuse(ordinal, row, -1, say('tooManyCells', counts));
    }
    const read = readEmail(cells[emailColumn] ?? '');
    if (read.email === undefined) return refuse(ordinal, row, emailColumn, say(read.code), read.meant);
    const draft: Draft = {
      ordinal,
      row,
      email: read.email,
      values: NO_VALUES.slice(),
      fields: NO_FIELDS,
      tags: NO_TAGS,
      remarks: NO_REMARKS,
    };
    if (read.remark) remark(draft, emailColumn, say(read.remark));
    for (const { index, target } of others) {
      const value = (cells[index] ?? '').trim();
      if (value !== '') put(draft, index, target, value);
    }
    if (read.name !== '' && draft.values[FIRST] === '' && draft.values[LAST] === '')
      putName(draft, emailColumn, read.name);
    if (row.badBytes) tellBadBytes(draft);
    if (zoneOf && !hasZone) draft.values[ZONE] = zoneFor(draft, zoneOf);
    return draft;
  }

  function put(draft: Draft, index: number, target: ImportChoices['columns'][number]['target'], value: string) {
    if (target.kind === 'standard') {
      const slot = slotOf(target.field);
      if (slot === ZONE && !timeZone.safeParse(value).success) remark(draft, index, say('notATimeZone'));
      else draft.values[slot] = cut(draft, index, slot === CITY ? withoutPostCode(value) : value);
    } else if (target.kind === 'name') putName(draft, index, value);
    else if (target.kind === 'tag') draft.tags = [...draft.tags, value.slice(0, TAG_MAX).trim()];
    else if (target.kind === 'custom') {
      const read =
        target.type === 'number'
          ? readNumber(value)
          : target.type === 'date'
            ? readDate(value)
            : cut(draft, index, value);
      if (read === undefined) remark(draft, index, say(target.type === 'number' ? 'notANumber' : 'notADate'));
      else
        draft.fields =
          draft.fields === NO_FIELDS ? { [target.field]: read } : { ...draft.fields, [target.field]: read };
    }
  }

  function putName(draft: Draft, index: number, value: string) {
    const { first, last } = splitName(value);
    if (draft.values[FIRST] === '') draft.values[FIRST] = cut(draft, index, first);
    if (draft.values[LAST] === '') draft.values[LAST] = cut(draft, index, last);
  }

  function cut(draft: Draft, index: number, value: string): string {
    if (value.length <= FIELD_VALUE_MAX) return value;
    remark(draft, index, say('cut', { max: FIELD_VALUE_MAX }));
    return value.slice(0, FIELD_VALUE_MAX).toWellFormed();
  }

  function remark(draft: Draft, column: number, said: Said) {
    const value = (draft.row.cells[column] ?? '').slice(0, VALUE_SHOWN_MAX);
    draft.remarks = [...draft.remarks, { column, value, said, meant: '' }];
  }

  function tellBadBytes(draft: Draft) {
    const bytes = [...(draft.row.badBytes ?? [])];
    for (const [index, cell] of draft.row.cells.entries()) {
      if (!cell.includes('\ufffd')) continue;
      const { byte = 0, position = 0 } = bytes.shift() ?? {};
      const hex = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
      remark(draft, index, say('badByte', { byte: hex, position, encoding }));
    }
  }

  function zoneFor({ values }: Draft, lookUp: ZoneOf): string {
    const [city = '', country = ''] = [values[CITY], values[COUNTRY]];
    if (city === '') return '';
    const ofCountry = zones.get(country) ?? new Map<string, string>();
    const known = ofCountry.get(city);
    if (known !== undefined) return known;
    const zone = lookUp(city, country);
    if (zonesKnown < ZONES_KEPT) zones.set(ownText(country), ofCountry.set(ownText(city), zone));
    zonesKnown += 1;
    return zone;
  }

  return shapeRow;
}

export type RowShaper = ReturnType<typeof createRowShaper>;

/** A cell is a view of the piece of text it was cut from, and would keep all of it in memory. */
const ownText = (cell: string): string => Buffer.from(cell).toString();

/** `24143 Kiel` is a place with its post code. */
export const withoutPostCode = (value: string) => value.replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+(?=\p{L})/u, '');
