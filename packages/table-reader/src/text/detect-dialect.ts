import { TableError, type TableRow } from '../table.ts';
import { createCsvParser, type Dialect, type Newline } from './parse-csv.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const ROWS_LOOKED_AT = 200;

/** How the beginning of a text is laid out; no delimiter when nothing cuts its lines into columns. */
export function detectDialect(sample: string, hint?: string): { newline: Newline; delimiter: string | undefined } {
  const newline = sample.includes('\r') && !sample.includes('\n') ? '\r' : '\n';
  let best: { delimiter: string; score: number } | undefined;
  for (const delimiter of hint === undefined ? DELIMITERS : [hint, ...DELIMITERS]) {
    const score = scoreOf(rowsOf(sample, { delimiter, newline }));
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return { newline, delimiter: best?.delimiter };
}

function rowsOf(sample: string, dialect: Dialect): TableRow[] {
  const parser = createCsvParser(dialect);
  try {
    return [...parser.push(sample), ...parser.finish()].slice(0, ROWS_LOOKED_AT);
  } catch (error) {
    if (error instanceof TableError && error.code === 'lineTooLong') return [];
    throw error;
  }
}

/** The share of rows with the most common number of columns; more columns decide between equals. */
function scoreOf(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [columns, met] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [1, 0]);
  if (columns < 2) return 0;
  return met / rows.length + Math.min(columns, 50) / 1_000;
}
