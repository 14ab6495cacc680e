import type { Criterion } from '../lead.ts';
import { understandQuestion } from '../understand-question.ts';
import { foldText } from '../words/fold-words.ts';

type Phrasing = readonly [question: string, expected: string];

/** A question and what was read of it, where that is not what it asks for. */
export type Misread = { question: string; expected: string; read: string };

/** Those of the phrasings that are not read exactly: a criterion too few, too many or with another value. */
export const misreadOf = (phrasings: readonly Phrasing[]): Misread[] =>
  phrasings.flatMap(([question, expected]) => {
    const { criteria, count } = understandQuestion(question);
    const read = [...criteria.map(tell), ...(count === null ? [] : [`count ${count}`])];
    return isSame(expected.split('; '), read) ? [] : [{ question, expected, read: read.join('; ') }];
  });

const tell = ({ kind, values, label, range, isExcluded }: Criterion): string => {
  const wanted = isExcluded ? `not ${kind}` : kind;
  if (range) return `${wanted} ${range.min ?? ''}-${range.max ?? ''}`;
  return `${wanted} ${kind === 'other' ? foldText(label) : values.toSorted().join('|')}`;
};

/** What no field answers has to hold the word expected; everything else has to be the same. */
function isSame(expected: readonly string[], read: readonly string[]): boolean {
  const isOther = (one: string) => /^(?:not )?other /u.test(one);
  const sorted = (list: readonly string[]) =>
    list
      .filter((one) => !isOther(one))
      .map(sortValues)
      .toSorted()
      .join('; ');
  const [wanted, found] = [expected.filter(isOther), read.filter(isOther)];
  const isMet = wanted.every((one) => found.some((other) => holds(other, one)));
  const isAsked = found.every((one) => wanted.some((other) => holds(one, other)));
  return isMet && isAsked && sorted(expected) === sorted(read);
}

/** "not other like startups" holds "not other startups". */
function holds(read: string, expected: string): boolean {
  const [kind, word] = [expected.slice(0, expected.lastIndexOf('other ') + 6), expected.split('other ')[1] ?? ''];
  return read.startsWith(kind) && read.includes(word);
}

function sortValues(one: string): string {
  const [, head = '', values = ''] = /^((?:not )?\w+ )(.*)$/u.exec(one) ?? [];
  return `${head}${values.split('|').toSorted().join('|')}`;
}
