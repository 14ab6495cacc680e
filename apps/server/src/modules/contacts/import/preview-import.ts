import { createHash } from 'node:crypto';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { plainHeader } from '@outrider/contract/contacts/header-names';
import {
  type ColumnTarget,
  IMPORT_PREVIEW_ROWS,
  type ImportChoices,
  type ImportColumn,
  type ImportRowOutcome,
} from '@outrider/contract/contacts/import';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import type { TableShape } from '@outrider/table-reader/open-table';
import type { TableRow } from '@outrider/table-reader/table';
import type { Scope } from '../../../platform/db.ts';
import { countContacts } from '../contact-counts.repository.ts';
import { guessColumns } from './columns/guess-columns.ts';
import { describeImport, rowsBelow } from './describe-import.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './imports.repository.ts';
import { findMapping } from './mappings.repository.ts';
import { isStored } from './parts.repository.ts';
import { type Judged, judgeRow } from './rows/judge-rows.ts';
import { createSeenAddresses } from './rows/seen-addresses.ts';
import { emailsOf, isRefused, type RowShaper } from './rows/shape-row.ts';
import { dataRows, headersOf } from './stored-file.ts';
import { lookAround, rowShaperFor } from './surroundings.ts';
import { type Said, say, wordsFor } from './words.ts';

/** What is read of a file for a preview: all of a small one. */
export const SAMPLE_ROWS = 5_000;
const GUESS_ROWS = 200;
const SAMPLES_SHOWN = 3;
const SAMPLE_SHOWN_MAX = 80;

export type ReadRun = ImportRow & { shape: TableShape };

export const unreadable = (said: Said, language: Language) =>
  new AppError('importUnreadable', { values: { why: wordsFor(said, language) } });

/** An import whose file was read and is still kept. */
export async function requireFile(
  { db }: Pick<ImportDeps, 'db'>,
  scope: Scope,
  run: ImportRow,
  language: Language,
): Promise<ReadRun> {
  const { shape } = run;
  if (run.problem && run.state === 'failed' && !shape) throw unreadable(run.problem, language);
  if (!shape) throw unreadable(say('notReadYet'), language);
  if (!(await isStored(db, scope, run.id))) throw unreadable(say('gone'), language);
  return { ...run, shape };
}

export async function previewImport(
  deps: ImportDeps,
  scope: Scope,
  { run, wanted, language }: { run: ReadRun; wanted: Partial<ImportChoices>; language: Language },
) {
  const hasHeader = (wanted.hasHeader ?? run.choices?.hasHeader ?? run.has_header) && run.names === null;
  const sample = await sampleRows(deps, scope, run, hasHeader);
  const columns = await describeColumns(deps, scope, run, { hasHeader, sample, wanted });
  const choices: ImportChoices = {
    ifHere: 'fillEmpty',
    tags: [],
    lists: [],
    source: '',
    verifyAfter: false,
    keepMapping: true,
    ...run.choices,
    ...wanted,
    hasHeader,
    columns: columns.map(({ index, target }) => ({ index, target })),
  };
  const judged = await judgeSample(deps, scope, sample, choices, await rowShaperFor(run, choices));
  const expected = expect(judged, rowsBelow(run, hasHeader));
  const used = await countContacts(deps.db, scope);
  const total = await deps.roomFor(scope);
  const newcomers = judged.filter(({ added }) => added).length;
  return {
    run: describeImport(run, language),
    columns,
    choices,
    rows: judged.slice(0, IMPORT_PREVIEW_ROWS).map((one) => ({
      row: one.shaped.row.line,
      values: valuesOf(one, choices),
      outcome: one.outcome,
      why: one.why ? wordsFor(one.why, language) : '',
    })),
    expected,
    contactsAfter: {
      used: used + scale(newcomers, judged.length, expected.rows),
      total: Number.isFinite(total) ? total : null,
    },
  };
}

async function sampleRows(deps: ImportDeps, scope: Scope, run: ReadRun, hasHeader: boolean): Promise<TableRow[]> {
  const sample: TableRow[] = [];
  for await (const rows of dataRows(deps, scope, run, hasHeader)) {
    sample.push(...rows);
    if (sample.length >= SAMPLE_ROWS) break;
  }
  return sample.slice(0, SAMPLE_ROWS);
}

async function describeColumns(
  { db }: ImportDeps,
  scope: Scope,
  run: ReadRun,
  { hasHeader, sample, wanted }: { hasHeader: boolean; sample: readonly TableRow[]; wanted: Partial<ImportChoices> },
): Promise<ImportColumn[]> {
  const headers = headersOf(run, hasHeader);
  const seen = headers.map((header, index) => ({ header, values: valuesIn(sample, index) }));
  const guesses = guessColumns(seen, await findMapping(db, scope, signatureOf(headers)));
  const chosen = new Map<number, ColumnTarget>(
    (wanted.columns ?? run.choices?.columns)?.map(({ index, target }) => [index, target]),
  );
  return guesses.map((guess, index) => ({
    index,
    header: headers[index] ?? '',
    ...guess,
    target: chosen.get(index) ?? guess.target,
    samples: [...new Set(seen[index]?.values)].slice(0, SAMPLES_SHOWN).map((value) => value.slice(0, SAMPLE_SHOWN_MAX)),
    filled: (run.filled[index] ?? 0) - (hasHeader && run.first_row[index] ? 1 : 0),
  }));
}

function valuesIn(sample: readonly TableRow[], column: number): string[] {
  const values: string[] = [];
  for (const { cells, problem } of sample.slice(0, GUESS_ROWS)) {
    const value = problem ? '' : (cells[column] ?? '').trim();
    if (value !== '') values.push(value);
  }
  return values;
}

/** Files with the same header have the same one. */
export const signatureOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(plainHeader).join('\n')).digest('hex');

async function judgeSample(
  deps: ImportDeps,
  scope: Scope,
  sample: readonly TableRow[],
  choices: ImportChoices,
  shape: RowShaper,
): Promise<Judged[]> {
  const shaped = sample.map((row, ordinal) => shape(ordinal, row));
  const around = await lookAround(deps, deps.db, scope, emailsOf(shaped));
  const seen = createSeenAddresses(0);
  // Labels have no ids yet; their names serve as well to see whether a row brings any.
  const tagIdOf = new Map(
    shaped.flatMap((row) => (isRefused(row) ? [] : row.tags.map((tag) => [tag.toLowerCase(), tag]))),
  );
  const labels = { tagIds: choices.tags, listIds: choices.lists, tagIdOf };
  return shaped.map((row) => judgeRow(row, seen, { ...around, ...labels, choices }));
}

const scale = (count: number, of: number, rows: number) => (of === 0 ? 0 : Math.round((count * rows) / of));

function expect(judged: readonly Judged[], rows: number) {
  const count = (...outcomes: ImportRowOutcome[]) =>
    scale(judged.filter(({ outcome }) => outcomes.includes(outcome)).length, judged.length, rows);
  return {
    rows,
    added: count('new', 'remark'),
    updated: count('updated'),
    unchanged: count('skipped'),
    twice: count('twice'),
    suppressed: count('suppressed'),
    notTaken: count('notTaken'),
    isExact: judged.length >= rows,
  };
}

/** The fields of a row by name, as they are stored. A refused row shows what its cells would have become. */
function valuesOf({ shaped }: Judged, choices: ImportChoices): Record<string, string> {
  if (isRefused(shaped)) {
    const entries = choices.columns.map(({ index, target }) => [nameOf(target), shaped.row.cells[index] ?? '']);
    return Object.fromEntries(entries.filter(([name]) => name !== ''));
  }
  const standard = STANDARD_FIELDS.map((field, slot) => [field, shaped.values[slot] ?? '']);
  return {
    email: shaped.email,
    ...Object.fromEntries(standard.filter(([, value]) => value !== '')),
    ...shaped.fields,
  };
}

const nameOf = (target: ColumnTarget): string =>
  target.kind === 'standard' || target.kind === 'custom' ? target.field : target.kind === 'email' ? 'email' : '';
