import { createCsvParser } from '@outrider/table-reader/text/parse-csv';

export function readCsvRows(csv: string): string[][] {
  const parser = createCsvParser({ delimiter: ',', newline: '\n' });
  return [...parser.push(csv), ...parser.finish()].map(({ cells }) => cells);
}

/** The rows of an export by the names in its first one. */
export function readCsv(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = readCsvRows(csv);
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}
