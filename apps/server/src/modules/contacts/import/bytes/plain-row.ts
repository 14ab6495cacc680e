import { FIELD_VALUE_MAX, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ColumnTarget } from '@outrider/contract/contacts/import';
import { timeZone } from '@outrider/contract/validation';
import type { PlacedRows } from '@outrider/table-reader/table';
import type { CopyRows } from '../../../../platform/copy/copy-rows.ts';
import { splitName } from '../columns/split-name.ts';
import { readDate, readNumber } from '../columns/value-kinds.ts';
import type { ZoneOf } from '../columns/zones.ts';
import type { SeenAddresses } from '../rows/seen-addresses.ts';
import {
  CITY,
  COUNTRY,
  FIRST,
  LAST,
  type RowContext,
  slotOf,
  slotsFilled,
  withoutPostCode,
  ZONE,
} from '../rows/shape-row.ts';
import { createBytePairs } from './byte-pairs.ts';
import { createFieldsWriter } from './fields-writer.ts';
import { isPlainAddress } from './plain-address.ts';
import { hasWideBlank, isBlank } from './trim-cell.ts';

const ZONES_KEPT = 50_000;

/**
 * One row of a file at a time, shaped and written from its bytes: no text is made for most cells, and no object for a row.
 * It takes only rows that nothing is to be reported of; all else goes the long way of `createRowShaper`, which
 * makes the same of a row that is taken here.
 */
export function createPlainRow({ choices, columns, zoneOf }: Pick<RowContext, 'choices' | 'columns' | 'zoneOf'>) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const emailColumn = choices.columns.find(({ target }) => target.kind === 'email')?.index ?? -1;
  const slots = slotsFilled(choices);
  // A value is a stretch of the bytes, unless it had to be made a text: those of STANDARD_FIELDS first, then one's own.
  const size = STANDARD_FIELDS.length + choices.columns.length;
  const starts = new Int32Array(size);
  const ends = new Int32Array(size);
  const texts: (string | undefined)[] = Array.from({ length: size });
  const fields = createFieldsWriter();
  const places = [...slots, ...choices.columns.map((_column, order) => STANDARD_FIELDS.length + order)];
  const others = choices.columns.filter(({ target }) => target.kind !== 'email' && target.kind !== 'skip');
  const hasZone = others.some(({ target }) => target.kind === 'standard' && target.field === 'timeZone');
  const parts = others
    .map(({ index, target }, order) => ({ index, put: putterOf(target, STANDARD_FIELDS.length + order) }))
    .filter(({ index }) => index >= 0 && index < columns);
  const zones = zoneOf && !hasZone ? createZones(zoneOf) : undefined;
  let bytes: Uint8Array = new Uint8Array(0);
  let emailStart = 0;
  let emailEnd = 0;
  let zone: Uint8Array = NO_ZONE;

  const decode = (start: number, end: number) => decoder.decode(bytes.subarray(start, end));
  const isEmpty = (place: number) =>
    texts[place] === '' || (texts[place] === undefined && starts[place] === ends[place]);

  function putterOf(target: ColumnTarget, own: number): (start: number, end: number) => boolean {
    if (target.kind === 'name') return putName;
    // Labels are made before rows are judged.
    if (target.kind === 'tag') return () => false;
    if (target.kind === 'custom') {
      fields.add(target.field, own);
      if (target.type === 'text') return (start, end) => putPart(own, start, end);
      const readText = target.type === 'number' ? readNumber : readDate;
      return (start, end) => putText(own, readText(decode(start, end)));
    }
    if (target.kind !== 'standard') return () => true;
    const slot = slotOf(target.field);
    if (slot === ZONE) return putZone;
    return slot === CITY ? putCity : (start, end) => putPart(slot, start, end);
  }

  function putPart(place: number, start: number, end: number): true {
    starts[place] = start;
    ends[place] = end;
    texts[place] = undefined;
    return true;
  }

  function putText(place: number, text: string | undefined): boolean {
    texts[place] = text;
    return text !== undefined;
  }

  function putZone(start: number, end: number): boolean {
    return timeZone.safeParse(decode(start, end)).success && putPart(ZONE, start, end);
  }

  function putCity(start: number, end: number): boolean {
    const first = bytes[start] ?? 0;
    // A post code begins with a digit, or with the letters of its country.
    const mayHaveCode = (first >= 0x30 && first <= 0x39) || bytes[start + 1] === HYPHEN || bytes[start + 2] === HYPHEN;
    const from = mayHaveCode ? end - Buffer.byteLength(withoutPostCode(decode(start, end))) : start;
    return putPart(CITY, from, end);
  }

  function putName(start: number, end: number): true {
    const { first, last } = splitName(decode(start, end));
    if (isEmpty(FIRST)) putText(FIRST, first);
    if (isEmpty(LAST)) putText(LAST, last);
    return true;
  }

  function createZones(lookUp: ZoneOf): () => Uint8Array {
    const recall = createBytePairs<Uint8Array>(ZONES_KEPT);
    const city = { start: 0, end: 0 };
    const country = { start: 0, end: 0 };
    const ask = () => encoder.encode(lookUp(decode(city.start, city.end), decode(country.start, country.end)));
    return () => {
      city.start = starts[CITY] ?? 0;
      city.end = ends[CITY] ?? 0;
      country.start = starts[COUNTRY] ?? 0;
      country.end = ends[COUNTRY] ?? 0;
      return city.start === city.end ? NO_ZONE : recall(bytes, city, country, ask);
    };
  }

  function clear() {
    for (const place of places) putPart(place, 0, 0);
  }

  function putCells(cells: Int32Array, first: number): boolean {
    for (const { index, put } of parts) {
      let start = cells[first + index * 2] ?? 0;
      let end = cells[first + index * 2 + 1] ?? 0;
      while (start < end && isBlank(bytes[start])) start += 1;
      while (start < end && isBlank(bytes[end - 1])) end -= 1;
      if (start === end) continue;
      // As letters a value is never longer than as bytes.
      if (end - start > FIELD_VALUE_MAX || hasWideBlank(bytes, start, end) || !put(start, end)) return false;
    }
    return true;
  }

  return {
    /** Goes to a row; false when it is one for the long way. */
    read(rows: PlacedRows, index: number): boolean {
      const first = index * columns * 2;
      const cells = rows.places;
      if (rows.columns !== columns || cells[first] === -1 || emailColumn < 0 || emailColumn >= columns) return false;
      bytes = rows.bytes;
      emailStart = cells[first + emailColumn * 2] ?? 0;
      emailEnd = cells[first + emailColumn * 2 + 1] ?? 0;
      if (!isPlainAddress(bytes, emailStart, emailEnd)) return false;
      clear();
      if (!putCells(cells, first)) return false;
      if (zones) zone = zones();
      return true;
    },
    email: (): string => decode(emailStart, emailEnd).toLowerCase(),
    /** False when the address was met before. */
    meet: (seen: SeenAddresses): boolean => seen.addBytes(bytes, emailStart, emailEnd),
    /** Its address, the values of `slotsFilled` and, where a column becomes one, its own fields. */
    write(out: CopyRows) {
      out.lowerPart(bytes, emailStart, emailEnd);
      for (const slot of slots) {
        const text = texts[slot];
        if (slot === ZONE && zones) out.bytes(zone);
        else if (text === undefined) out.part(bytes, starts[slot] ?? 0, ends[slot] ?? 0);
        else out.text(text);
      }
      fields.write(out, { bytes, starts, ends, texts });
    },
  };
}

const HYPHEN = 0x2d;
const NO_ZONE = new Uint8Array(0);
const encoder = new TextEncoder();

export type PlainRow = ReturnType<typeof createPlainRow>;
