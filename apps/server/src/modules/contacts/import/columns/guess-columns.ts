import { ideasFor, type NamedTarget, plainHeader, targetOfHeader } from '@outrider/contract/contacts/header-names';
import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { fieldNameFor, kindOfValues, type ValueKind } from './value-kinds.ts';

type Guess = Pick<ImportColumn, 'target' | 'matched' | 'ideas'>;

/** What a column is looked at for: its header, and values from the beginning of the file. */
export type Seen = { header: string; values: readonly string[] };

/** `remembered`: what the same header's columns became the last time, by header. */
export function guessColumns(columns: readonly Seen[], remembered: ReadonlyMap<string, ColumnTarget>): Guess[] {
  const taken = new Set<string>();
  const take = (target: ColumnTarget): boolean => {
    const key = keyOf(target);
    if (key !== undefined && taken.has(key)) return false;
    if (key !== undefined) taken.add(key);
    return true;
  };
  const guesses: (Guess | undefined)[] = columns.map(({ header }) => {
    const target = remembered.get(plainHeader(header));
    return target && take(target) ? { target, matched: 'remembered', ideas: [] } : undefined;
  });
  const each = (guess: (seen: Seen, index: number) => Guess | undefined) => {
    for (const [index, seen] of columns.entries()) guesses[index] ??= guess(seen, index);
  };
  // The address first and by its looks, for without it nothing else is of use.
  each((seen) => byValues(seen, take, ['email']));
  each((seen) => byName(seen, take));
  each((seen) => byValues(seen, take, ['linkedin', 'url', 'phone', 'timeZone', 'country']));
  return columns.map((seen, index) => guesses[index] ?? unmatched(seen, index, taken));
}

const keyOf = (target: ColumnTarget): string | undefined => {
  if (target.kind === 'standard' || target.kind === 'custom') return target.field;
  return target.kind === 'email' || target.kind === 'name' ? target.kind : undefined;
};

const targetNamed = (name: NamedTarget): ColumnTarget =>
  name === 'email' || name === 'name' || name === 'tag' ? { kind: name } : { kind: 'standard', field: name };

function byName({ header, values }: Seen, take: (target: ColumnTarget) => boolean): Guess | undefined {
  const name = targetOfHeader(header);
  if (!name || contradicts(name, kindOfValues(values))) return undefined;
  const target = targetNamed(name);
  return take(target) ? { target, matched: 'byName', ideas: [] } : undefined;
}

/** A column of addresses is no name, and one of numbers no address, no matter what it is called. */
const contradicts = (name: NamedTarget, kind: ValueKind | undefined): boolean =>
  kind !== undefined && (name === 'email') !== (kind === 'email');

const BY_KIND: Partial<Record<ValueKind, ColumnTarget>> = {
  email: { kind: 'email' },
  linkedin: { kind: 'standard', field: 'linkedin' },
  url: { kind: 'standard', field: 'website' },
  phone: { kind: 'standard', field: 'phone' },
  timeZone: { kind: 'standard', field: 'timeZone' },
  country: { kind: 'standard', field: 'country' },
};

function byValues(
  { values }: Seen,
  take: (target: ColumnTarget) => boolean,
  wanted: readonly ValueKind[],
): Guess | undefined {
  const kind = kindOfValues(values);
  const target = kind && wanted.includes(kind) ? BY_KIND[kind] : undefined;
  return target && take(target) ? { target, matched: 'byValues', ideas: [] } : undefined;
}

/** Left out until the user says what it is, with what it could be: a like-named field, or one of the workspace's own. */
function unmatched({ header, values }: Seen, index: number, taken: ReadonlySet<string>): Guess {
  const kind = kindOfValues(values);
  const alike = [...ideasFor(header), ...(kind === 'phone' ? (['phone'] as const) : [])];
  const ideas = [...new Set<string>(alike)].filter((idea) => !taken.has(idea));
  return { target: { kind: 'skip' }, matched: 'not', ideas: [...ideas, fieldNameFor(header, index)] };
}
