import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { parseAddressList } from '@outrider/mail-kit/addresses/parse-address-list';
import { LINE_MAX, TableError, type TableRow } from '../table.ts';
import type { Newline } from './parse-csv.ts';

/** What the columns of a text without columns are called. */
export const LINE_COLUMNS = ['Email', 'Name'];

/** A text of addresses, one or several a line. A first line without any is a heading. */
export function createLineParser(newline: Newline): { push(text: string): TableRow[]; finish(): TableRow[] } {
  let rest = '';
  let line = 1;
  function parse(text: string): TableRow[] {
    const lines = text.split(newline);
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new TableError('lineTooLong', line + lines.length);
    return lines.flatMap((one) => {
      const isHeading = line === 1 && !one.includes('@');
      line += 1;
      return isHeading ? [] : readLine(one, line - 1);
    });
  }
  return { push: (text) => parse(rest + text), finish: () => parse(rest + newline) };
}

/** `a@b.test`, `Name <a@b.test>`, or several of them with commas or semicolons between. */
function readLine(text: string, line: number): TableRow[] {
  const trimmed = text
    .trim()
    .replace(/(?<![,;])[,;]+$/, '')
    .replace(/^"([^"]*)"$/, '$1');
  if (trimmed === '') return [];
  const single = parseAddress(trimmed);
  if (single) return [{ line, cells: [single.address, single.name ?? ''] }];
  const several = /[,;]/.test(trimmed) ? parseAddressList(trimmed.replaceAll(';', ',')) : [];
  if (several.length > 1) return several.map(({ address, name }) => ({ line, cells: [address, name] }));
  return [{ line, cells: [trimmed, ''] }];
}
