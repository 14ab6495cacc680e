import type { ImportFormat, ImportProblem, ImportRun } from '@outrider/contract/contacts/import';
import type { Language } from '@outrider/contract/languages';
import type { Encoding } from '@outrider/table-reader/text/judge-encoding';
import type { ImportRow } from './imports.repository.ts';
import type { ProblemRow } from './rows/problems.repository.ts';
import { headersOf } from './stored-file.ts';
import { type WordCode, wordsFor } from './words.ts';

const ENCODING_NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030',
  'windows-1252': 'Windows-1252',
};

export const encodingOf = ({ shape }: Pick<ImportRow, 'shape'>): string =>
  shape && shape.layout !== 'workbook' ? ENCODING_NAMES[shape.encoding] : '';

export function describeImport(run: ImportRow, language: Language): ImportRun {
  const hasHeader = run.choices?.hasHeader ?? run.has_header;
  return {
    importId: run.id,
    fileName: run.file_name,
    format: formatOf(run),
    encoding: encodingOf(run),
    delimiter: run.shape?.layout === 'columns' ? run.shape.delimiter : '',
    hasHeader,
    state: run.take_back && run.state === 'canceled' ? 'undoing' : run.state,
    bytes: run.bytes,
    bytesRead: run.bytes_stored,
    rows: rowsBelow(run, hasHeader),
    rowsDone: run.rows_done,
    counts: {
      added: run.added,
      updated: run.updated,
      unchanged: run.unchanged,
      twice: run.twice,
      suppressed: run.suppressed,
      notTaken: run.not_taken,
      withRemark: run.with_remark,
    },
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    problem: run.problem ? wordsFor(run.problem, language) : '',
  };
}

export const rowsBelow = ({ rows, names }: Pick<ImportRow, 'rows' | 'names'>, hasHeader: boolean): number =>
  Math.max(rows - (hasHeader && names === null ? 1 : 0), 0);

const BY_LAYOUT = { workbook: 'xlsx', json: 'json', lines: 'txt' } as const;

function formatOf({ is_paste, shape, file_name }: ImportRow): ImportFormat {
  if (is_paste) return 'paste';
  if (shape?.layout === 'columns') return shape.delimiter === '\t' ? 'tsv' : 'csv';
  if (shape) return BY_LAYOUT[shape.layout];
  const ending = /\.(tsv|txt|xlsx|json)$/i.exec(file_name)?.[1]?.toLowerCase();
  return (['tsv', 'txt', 'xlsx', 'json'] as const).find((format) => format === ending) ?? 'csv';
}

/** What another value in one cell does not help against. */
const BEYOND_REPAIR: ReadonlySet<WordCode> = new Set(['cut', 'severalEmails', 'tooManyTags']);

export function describeProblem(run: ImportRow, row: ProblemRow, language: Language): ImportProblem {
  const headers = headersOf(run, run.choices?.hasHeader ?? run.has_header);
  return {
    problemId: row.id,
    row: row.line,
    column: headers[row.column_index] ?? '',
    value: row.value,
    kind: row.kind,
    why: wordsFor({ code: row.code, values: row.details }, language),
    values: Object.fromEntries(row.cells.map((cell, index) => [headers[index] ?? String(index + 1), cell])),
    meant: row.meant,
    canBeFixed: canBeFixed(row),
    fixed: row.fixed,
  };
}

export const canBeFixed = ({ column_index, code, fixed }: ProblemRow): boolean =>
  column_index >= 0 && !fixed && !BEYOND_REPAIR.has(code);
