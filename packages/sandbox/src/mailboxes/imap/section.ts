import { readHeaderFields } from '../message/headers.ts';
import type { MimePart } from '../message/mime.ts';
import { SyntaxProblem } from './tokens.ts';

type SectionText =
  | { kind: 'all' }
  | { kind: 'header' }
  | { kind: 'text' }
  | { kind: 'mime' }
  | { kind: 'fields'; isWanted: boolean; names: ReadonlySet<string> };

/** What stands in BODY[...]: the numbers lead to a part, the text says which of its bytes. */
export type Section = { path: number[]; text: SectionText };

const SECTION = /^((?:[1-9]\d{0,5})(?:\.[1-9]\d{0,5})*)?\.?(.*)$/s;

export function parseSection(source: string): Section {
  const [, numbers, name = ''] = SECTION.exec(source) ?? [];
  const path = numbers ? numbers.split('.').map(Number) : [];
  return { path, text: parseText(name.trim(), path.length > 0) };
}

function parseText(name: string, hasPath: boolean): SectionText {
  const upper = name.toUpperCase();
  if (upper === '') return { kind: 'all' };
  if (upper === 'HEADER') return { kind: 'header' };
  if (upper === 'TEXT') return { kind: 'text' };
  if (upper === 'MIME' && hasPath) return { kind: 'mime' };
  const fields = /^HEADER\.FIELDS(\.NOT)? \(([^()]+)\)$/i.exec(name);
  if (!fields?.[2]) throw new SyntaxProblem('Invalid section');
  const names = fields[2].trim().split(/\s+/);
  return {
    kind: 'fields',
    isWanted: !fields[1],
    names: new Set(names.map((field) => field.replaceAll('"', '').toLowerCase())),
  };
}

/** The bytes of a section, or nothing where the message has no such part. */
export function readSection(message: MimePart, { path, text }: Section): Buffer | undefined {
  const part = path.length === 0 ? message : findPart(message, path);
  if (!part) return undefined;
  const { raw, headerStart, bodyStart, end } = part;
  if (text.kind === 'mime') return raw.subarray(headerStart, bodyStart);
  if (text.kind === 'all') return path.length === 0 ? raw.subarray(headerStart, end) : raw.subarray(bodyStart, end);
  // RFC 9051, 6.4.5.1: below the top, HEADER and TEXT speak of the message inside a message/rfc822 part.
  const owner = path.length === 0 ? part : part.inner;
  if (!owner) return undefined;
  if (text.kind === 'header') return raw.subarray(owner.headerStart, owner.bodyStart);
  if (text.kind === 'text') return raw.subarray(owner.bodyStart, owner.end);
  const { names, isWanted } = text;
  const kept = readHeaderFields(raw.toString('latin1', owner.headerStart, owner.bodyStart))
    .filter(({ name }) => names.has(name) === isWanted)
    .map((field) => field.raw);
  return Buffer.from(`${kept.join('')}\r\n`, 'latin1');
}

function findPart(message: MimePart, path: readonly number[]): MimePart | undefined {
  const [first = 0, ...rest] = path;
  const found = message.children.length > 0 ? message.children[first - 1] : first === 1 ? message : undefined;
  if (!found || rest.length === 0) return found;
  if (found.inner) return findPart(found.inner, rest);
  return found.children.length > 0 ? findPart(found, rest) : undefined;
}
