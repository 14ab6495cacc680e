import { decodeCharset } from './decode-charset.ts';
import { decodeHeaderWords } from './decode-header-words.ts';

type HeaderWithParameters = { value: string; parameters: Record<string, string> };

/** `value; name=value; …` of Content-Type and Content-Disposition (RFC 2045, 5.1), in the spellings that are met. */
export function readParameters(header: string): HeaderWithParameters {
  const start = endOfRun(header, 0, ' \t\r\n"');
  const end = endOfWord(header, start);
  return { value: header.slice(start, end).toLowerCase(), parameters: joinSections(scanPairs(header, end)) };
}

type Pair = { name: string; value: string };
type Scanned = { value: string; end: number };

const BLANK = ' \t\r\n';

function endOfRun(text: string, from: number, characters: string): number {
  let end = from;
  while (end < text.length && characters.includes(text.charAt(end))) end += 1;
  return end;
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !' \t\r\n;="('.includes(text.charAt(end))) end += 1;
  return end;
}

/** A missing semicolon is forgiven, and so is a value with blanks that nobody quoted. */
function scanPairs(header: string, from: number): Pair[] {
  const pairs: Pair[] = [];
  let position = from;
  while (position < header.length) {
    if (header[position] === '(') {
      position = endOfComment(header, position);
      continue;
    }
    const nameEnd = endOfWord(header, position);
    const equals = endOfRun(header, nameEnd, BLANK);
    if (nameEnd === position || header[equals] !== '=') {
      position = Math.max(equals, position + 1);
      continue;
    }
    const valueStart = endOfRun(header, equals + 1, BLANK);
    const { value, end } = header[valueStart] === '"' ? quotedAt(header, valueStart) : bareAt(header, valueStart);
    pairs.push({ name: header.slice(position, nameEnd).toLowerCase(), value });
    position = end;
  }
  return pairs;
}

/** RFC 5322, 3.2.2; one that is never closed is no comment. */
function endOfComment(header: string, open: number): number {
  const close = header.indexOf(')', open);
  return close === -1 ? header.length : close + 1;
}

function quotedAt(header: string, open: number): Scanned {
  let value = '';
  for (let index = open + 1; index < header.length; index++) {
    const character = header.charAt(index);
    if (character === '"') return { value, end: index + 1 };
    const isEscape = character === '\\' && index + 1 < header.length;
    if (isEscape) index += 1;
    value += isEscape ? header.charAt(index) : character;
  }
  return { value, end: header.length };
}

function bareAt(header: string, from: number): Scanned {
  let end = endOfValueWord(header, from);
  for (;;) {
    const next = endOfRun(header, end, BLANK);
    const nextEnd = endOfValueWord(header, next);
    if (nextEnd === next || header[next] === '(' || header.slice(next, nextEnd).includes('=')) break;
    end = nextEnd;
  }
  return { value: header.slice(from, end), end };
}

function endOfValueWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !' \t\r\n;'.includes(text.charAt(end))) end += 1;
  return end;
}

type Section = { index: number; isEncoded: boolean; value: string };

/** RFC 2231: `name*0*=…; name*1=…` is one value, and an asterisk at the end says it is percent-encoded. */
function joinSections(pairs: Pair[]): Record<string, string> {
  const plain = new Map<string, string>();
  const split = new Map<string, Section[]>();
  for (const { name, value } of pairs) {
    const [, base = name, index, encoded] = /^([^*]+)(?:\*(\d{1,4}))?(\*)?$/.exec(name) ?? [];
    if (index === undefined && encoded === undefined) {
      if (!plain.has(base)) plain.set(base, decodeHeaderWords(value));
      continue;
    }
    const sections = split.get(base) ?? [];
    sections.push({ index: Number(index ?? 0), isEncoded: encoded !== undefined, value });
    split.set(base, sections);
  }
  for (const [name, sections] of split) plain.set(name, joinOne(sections));
  return Object.fromEntries(plain);
}

function joinOne(sections: Section[]): string {
  const ordered = sections.toSorted((one, other) => one.index - other.index);
  let charset: string | undefined;
  const bytes = ordered.map(({ isEncoded, value }, position) => {
    if (!isEncoded) return Buffer.from(value);
    const [, name, , rest] = (position === 0 && /^([^']*)'([^']*)'(.*)$/s.exec(value)) || [];
    charset ??= name;
    return Buffer.from(decodePercent(rest ?? value), 'latin1');
  });
  const joined = decodeCharset(Buffer.concat(bytes), charset);
  return charset === undefined ? decodeHeaderWords(joined) : joined;
}

const decodePercent = (value: string) =>
  value.replaceAll(/%([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
