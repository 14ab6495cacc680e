import { FIELD_VALUE_MAX, fieldName } from '@outrider/contract/contacts/contact';
import { plainHeader, targetOfHeader } from '@outrider/contract/contacts/header-names';
import { fieldNameOf } from '../../../../platform/field-name.ts';
import type { ReadTable, TableColumn } from './read-table.ts';

/** What a column becomes: the address, a whole name that is split, a field by its name, or nothing. */
export type Target = 'email' | 'name' | 'skip' | (string & {});

/** Numbers of another system say nothing in a mail. */
const NUMBER_OF_ANOTHER = /(?:^|[^a-z])(?:id|uuid|key)$/i;

/** What each column most likely is; each thing once. `own`: fields the workspace has. */
export function guessTargets({ columns }: Pick<ReadTable, 'columns'>, own: readonly string[]): Target[] {
  const best = columns.reduce<TableColumn | undefined>(
    (most, column) => (column.addresses > (most?.addresses ?? 0) ? column : most),
    undefined,
  );
  const taken = new Set<Target>();
  return columns.map((column) => {
    const guess = column.index === best?.index ? 'email' : guessOf(column, own);
    if (guess === 'skip' || taken.has(guess)) return 'skip';
    taken.add(guess);
    return guess;
  });
}

function guessOf({ header, index, filled }: TableColumn, own: readonly string[]): Target {
  const known = targetOfHeader(header);
  // The column of addresses is known by its values.
  if (known && known !== 'email' && known !== 'tag') return known;
  const plain = plainHeader(header);
  const name = fieldNameOf(header, index);
  const same = own.find((field) => field.toLowerCase() === name.toLowerCase() || field.toLowerCase() === plain);
  if (same) return same;
  return header === '' || filled === 0 || NUMBER_OF_ANOTHER.test(header.trim()) ? 'skip' : name;
}

type LeadRow = { email: string; fields: Record<string, string> };

const EMAIL_MAX = 320;

/** The rows as leads. One without an address is sent too, so that every row is accounted for. */
export function rowsAs(targets: readonly Target[], rows: ReadTable['rows']): LeadRow[] {
  return rows.map((row) => {
    const lead: LeadRow = { email: '', fields: {} };
    for (const [index, target] of targets.entries()) {
      const value = row[index]?.trim() ?? '';
      if (target === 'email') lead.email = value.slice(0, EMAIL_MAX);
      else if (value === '' || target === 'skip') continue;
      else if (target === 'name') Object.assign(lead.fields, splitName(value));
      else if (fieldName.safeParse(target).success) lead.fields[target] = value.slice(0, FIELD_VALUE_MAX);
    }
    return lead;
  });
}

/** `Vogel, Katrin` and `Katrin Vogel`. */
function splitName(name: string): Record<string, string> {
  const [last, first] = name.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: last ?? '' };
  const [given = '', ...rest] = name.split(/\s+/);
  return rest.length === 0 ? { firstName: given } : { firstName: given, lastName: rest.join(' ') };
}
