import { SyntaxProblem } from './tokens.ts';

/** Ranges with both ends included, smaller end first. */
export type SequenceSet = { from: number; to: number }[];

/** Reads "1:4,7,9:*"; a star is the largest number in use (RFC 9051, "seq-number"). */
export function parseSequenceSet(text: string, largest: number): SequenceSet {
  return text.split(',').map((range) => {
    const match = /^(\d{1,10}|\*)(?::(\d{1,10}|\*))?$/.exec(range);
    if (!match) throw new SyntaxProblem('Invalid sequence set');
    const numberOf = (end: string) => (end === '*' ? largest : Number(end));
    const first = numberOf(match[1] ?? '');
    const second = numberOf(match[2] ?? match[1] ?? '');
    if (match[1] === '0' || match[2] === '0') throw new SyntaxProblem('Sequence numbers start at 1');
    return { from: Math.min(first, second), to: Math.max(first, second) };
  });
}

export const isInSet = (set: SequenceSet, value: number): boolean =>
  set.some(({ from, to }) => from <= value && value <= to);

/** Writes ascending numbers as short as they go: 1:3,7. */
export function formatSet(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}:${to}`)).join(',');
}
