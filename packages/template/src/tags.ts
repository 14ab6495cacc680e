import { parseTest, type Test } from './conditions.ts';

export type Tag = { at: number; end: number } & (
  | { kind: 'if'; test: Test }
  | { kind: 'branch'; test: Test | 'otherwise' }
  | { kind: 'endif' }
  | { kind: 'unknown' }
);

/** Longer ones are text: looking for the end of each of many would take as long as their number squared. */
const TAG_MAX = 500;
const TAG = /^\{%-?\s*(if|unless|elsif|else|endif|endunless)\b([^%]*?)-?%\}/;

/** Nothing when no tag begins here. */
export function parseTag(source: string, at: number, to: number): Tag | undefined {
  const text = source.slice(at, Math.min(to, at + TAG_MAX));
  const end = text.indexOf('%}');
  if (end < 0) return undefined;
  const place = { at, end: at + end + 2 };
  const [, word = '', rest = ''] = TAG.exec(text.slice(0, end + 2)) ?? [];
  if (word === 'else') return { ...place, kind: 'branch', test: 'otherwise' };
  if (word === 'endif' || word === 'endunless') return { ...place, kind: 'endif' };
  const test = word === '' ? undefined : parseTest(rest.trim(), word === 'unless');
  if (!test) return { ...place, kind: 'unknown' };
  return { ...place, kind: word === 'elsif' ? 'branch' : 'if', test };
}
