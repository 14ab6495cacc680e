import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ImportChoices, ImportRowOutcome } from '@outrider/contract/contacts/import';
import type { Suppressed } from '../../suppressions/find-suppressed.ts';
import type { Changed } from '../import.tables.ts';
import { type Said, say } from '../words.ts';
import type { SeenAddresses } from './seen-addresses.ts';
import { type Draft, isRefused, type Remark, type Shaped } from './shape-row.ts';

/** A contact that is here already. `values` in the order of STANDARD_FIELDS. */
export type Known = {
  id: string;
  email: string;
  values: string[];
  source: string;
  fields: Record<string, string>;
  tagIds: string[];
  listIds: string[];
};

export type NewRow = { draft: Draft; suppressed: Suppressed | undefined };
export type ChangedRow = { known: Known; before: Changed; after: Changed };

/** What becomes of one row; `remarks` are what is written down of it. */
export type Judged = {
  shaped: Shaped;
  outcome: ImportRowOutcome;
  why: Said | undefined;
  remarks: Remark[];
  added?: NewRow;
  changed?: ChangedRow;
};

export type Surroundings = {
  choices: Pick<ImportChoices, 'ifHere' | 'source'>;
  known: ReadonlyMap<string, Known>;
  suppressed: ReadonlyMap<string, Suppressed>;
  /** Labels every row gets, and those named in it, by name. */
  tagIds: readonly string[];
  listIds: readonly string[];
  tagIdOf: ReadonlyMap<string, string>;
};

/** The first row with an address decides; later ones of the same file change nothing. */
export function judgeRow(shaped: Shaped, seen: SeenAddresses | undefined, around: Surroundings): Judged {
  if (isRefused(shaped)) {
    return { shaped, outcome: 'notTaken', why: shaped.remark.said, remarks: [shaped.remark] };
  }
  if (seen && !seen.add(shaped.email)) return { shaped, outcome: 'twice', why: say('twice'), remarks: [] };
  const suppressed = around.suppressed.get(shaped.email);
  const known = around.known.get(shaped.email);
  if (suppressed?.reason === 'erased' && !known) {
    const remark = { column: -1, value: shaped.email, said: say('erased'), meant: '' };
    return { shaped, outcome: 'notTaken', why: remark.said, remarks: [remark] };
  }
  const judged = known ? judgeKnown(shaped, known, around) : judgeNew(shaped, suppressed);
  if (!suppressed) return judged;
  const said = say(suppressed.reason, { day: suppressed.at.toISOString().slice(0, 10) });
  const remark = { column: -1, value: shaped.email, said, meant: '' };
  return { ...judged, outcome: 'suppressed', why: said, remarks: [...judged.remarks, remark] };
}

function judgeNew(draft: Draft, suppressed: Suppressed | undefined): Judged {
  const { remarks } = draft;
  const why = remarks[0]?.said;
  return { shaped: draft, outcome: why ? 'remark' : 'new', why, remarks, added: { draft, suppressed } };
}

function judgeKnown(draft: Draft, known: Known, around: Surroundings): Judged {
  const { ifHere } = around.choices;
  if (ifHere === 'skip') return { shaped: draft, outcome: 'skipped', why: say('skipped'), remarks: [] };
  const after = changesOf(draft, known, around);
  const count = Object.keys(after.values).length;
  const { remarks } = draft;
  if (count + after.tagIds.length + after.listIds.length === 0) {
    return { shaped: draft, outcome: 'skipped', why: say('nothingNew'), remarks };
  }
  const before: Changed = { values: valuesBefore(known, after.values), tagIds: [], listIds: [] };
  const whyChanged = ifHere === 'fillEmpty' ? say('filled', { count }) : say('overwritten', { count });
  const why = count > 0 ? whyChanged : say('labelled');
  return { shaped: draft, outcome: 'updated', why, remarks, changed: { known, before, after } };
}

/** What the row would write that is not there yet. A file's empty cell never empties a field. */
function changesOf(draft: Draft, known: Known, { choices, ...around }: Surroundings): Changed {
  const values: Record<string, string> = {};
  const write = (name: string, value: string, now: string) => {
    if (value !== '' && value !== now && (now === '' || choices.ifHere === 'overwrite')) values[name] = value;
  };
  for (const [slot, field] of STANDARD_FIELDS.entries())
    write(field, draft.values[slot] ?? '', known.values[slot] ?? '');
  for (const [name, value] of Object.entries(draft.fields)) write(name, value, known.fields[name] ?? '');
  if (known.source === '') write('source', choices.source, '');
  const wanted = [...around.tagIds, ...draft.tags.flatMap((tag) => around.tagIdOf.get(tag.toLowerCase()) ?? [])];
  return {
    values,
    tagIds: [...new Set(wanted)].filter((id) => !known.tagIds.includes(id)),
    listIds: around.listIds.filter((id) => !known.listIds.includes(id)),
  };
}

const valuesBefore = (known: Known, after: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(after).map((name) => [name, fieldOf(known, name)]));

/** A field of a contact by name, its own ones included; empty when there is none. */
export function fieldOf({ values, fields, source }: Known, name: string): string {
  if (name === 'source') return source;
  const standard = STANDARD_FIELDS.find((field) => field === name);
  return (standard ? values[STANDARD_FIELDS.indexOf(standard)] : fields[name]) ?? '';
}
