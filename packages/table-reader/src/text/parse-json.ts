import { COLUMNS_MAX, LINE_MAX, TableError, type TableRow } from '../table.ts';

export type JsonParser = { push(text: string): TableRow[]; finish(): TableRow[] };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A list of objects, one object a line, or one object that holds such a list. `names` are the columns known so far; a name
 * met for the first time is added to them. Each object is found by its braces and read by itself.
 */
export function createJsonParser(names: string[]): JsonParser {
  const columns = new Map(names.map((name, index) => [name, index]));
  let rest = '';
  let line = 1;
  let inList = false;
  let isOver = false;
  let objects = 0;

  function parse(text: string, isLast: boolean): TableRow[] {
    const rows: TableRow[] = [];
    let at = 0;
    for (;;) {
      at = skipSpace(text, at);
      const letter = text[at];
      if (letter === undefined) break;
      if (isOver) throw new TableError('badJson', line);
      if (letter === '[' && !inList && objects === 0) inList = true;
      else if (letter === ']' && inList) isOver = true;
      else if (letter !== ',' || objects === 0) {
        const end = endOfValue(text, at);
        if (end === undefined) {
          if (isLast) throw new TableError('badJson', line);
          break;
        }
        for (const fields of readValue(text.slice(at, end))) rows.push(rowOf(fields));
        objects += 1;
        countLines(text, at, end);
        at = end;
        continue;
      }
      at += 1;
    }
    rest = text.slice(at);
    if (rest.length > LINE_MAX) throw new TableError('lineTooLong', line);
    return rows;
  }

  function skipSpace(text: string, from: number): number {
    let at = from;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === 10) line += 1;
      else if (code !== 32 && code !== 13 && code !== 9 && code !== 0xfeff) break;
    }
    return at;
  }

  function countLines(text: string, from: number, end: number) {
    for (let at = text.indexOf('\n', from); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line += 1;
  }

  function readValue(text: string): Fields[] {
    const value = parseOrThrow(text, line);
    if (typeof value === 'string') return [{ email: value }];
    if (!isFields(value)) throw new TableError('badJson', line);
    if (inList || objects > 0) return [value];
    const list = Object.values(value).find(
      (inner) => Array.isArray(inner) && inner.length > 0 && inner.every(isFields),
    );
    return Array.isArray(list) ? list.filter(isFields) : [value];
  }

  function rowOf(fields: Fields): TableRow {
    const cells: string[] = [];
    for (const [name, value] of flatten(fields)) {
      let index = columns.get(name);
      if (index === undefined) {
        if (names.length >= COLUMNS_MAX) throw new TableError('tooManyColumns', line);
        index = names.push(name) - 1;
        columns.set(name, index);
      }
      cells[index] = value;
    }
    return { line, cells: Array.from(cells, (cell) => cell ?? '') };
  }

  return { push: (text) => parse(rest + text, false), finish: () => parse(rest, true) };
}

function parseOrThrow(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError('badJson', line);
  }
}

/** Where the object or string that begins here ends; undefined when the text ends first. */
function endOfValue(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === 92) at += 1;
      else if (code === 34) isQuoted = false;
      if (isQuoted || depth > 0) continue;
      return at + 1;
    }
    if (code === 34) isQuoted = true;
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) depth -= 1;
    if (depth < 0 || (depth === 0 && code !== 34 && code !== 125 && code !== 93)) return start + 1;
    if (depth === 0 && !isQuoted) return at + 1;
  }
  return undefined;
}

/** One level of objects is `outer.inner`; lists of plain values are joined; anything deeper stays JSON. */
function* flatten(fields: Fields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value))
      for (const [inner, deep] of Object.entries(value)) yield [tidy(`${name}.${inner}`), write(deep)];
    else yield [tidy(name), write(value)];
  }
}

const write = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return tidy(value);
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return tidy(isPlainList ? value.join(', ') : JSON.stringify(value));
};

/** JSON can name what no text may hold: NUL and halves of letters. */
const tidy = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
