import { ASKER, CUSTOMERS, IS, OWN, SELLING, SELLS, SELLS_ALONE, SERVES, SOLD_TO } from '../words/asker-words.ts';
import { ASKING } from '../words/asking-words.ts';
import { JOINS } from '../words/question-words.ts';
import { isTelling } from './read-rest.ts';
import { clauseAt, gapBefore, type Reading, take, wordAt } from './reading.ts';

/**
 * What users say of themselves is no wish: "We sell packaging to food makers", "We are a fintech. Find CFOs". To whom
 * they sell is one. Where nothing else is said, it stays what is looked for.
 */
export function readAsker(reading: Reading): void {
  const before = [...reading.used];
  let at = 0;
  while (at < reading.words.length) {
    const to = endOfOwn(reading, at);
    if (to !== undefined) {
      take(reading, at, to);
      readBuyersBehind(reading, to);
      readAskedBehind(reading, to);
    }
    at = to ?? at + 1;
  }
  const isLeft = reading.words.some(({ folded }, index) => !reading.used[index] && isTelling(folded));
  if (!isLeft) reading.used.splice(0, before.length, ...before);
}

/** Where words about the user end that begin here; undefined where none begin. */
function endOfOwn(reading: Reading, at: number): number | undefined {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (OWN.has(word) && CUSTOMERS.has(next) && IS.has(wordAt(reading, at + 2))) return at + 3;
  if (SELLS_ALONE.has(word)) return endOfSale(reading, at + 1);
  if (!ASKER.has(word)) return undefined;
  if (SERVES.has(next)) return at + 2;
  if (SELLS.has(next)) return endOfSale(reading, at + 2);
  if (!IS.has(next)) return undefined;
  const end = endOfPart(reading, at + 2);
  const selling = indexWithin(reading, SELLING, at + 2, end);
  return selling === undefined ? end : endOfSale(reading, selling + 1);
}

/** Behind the word before the buyers, or with the part of the sentence where none are named. */
function endOfSale(reading: Reading, from: number): number {
  const end = endOfPart(reading, from);
  const buyers = indexWithin(reading, SOLD_TO, from, end);
  return buyers === undefined ? end : buyers + 1;
}

/** Up to a sign of punctuation, or to where the asking begins: "and need founders". */
function endOfPart(reading: Reading, from: number): number {
  let at = from;
  while (at < reading.words.length && !ASKING.has(wordAt(reading, at)) && !/[,;:.!?\n()]/u.test(gapBefore(reading, at)))
    at += 1;
  return at > from && ASKING.has(wordAt(reading, at)) && JOINS.has(wordAt(reading, at - 1)) ? at - 1 : at;
}

function indexWithin({ words }: Reading, wanted: ReadonlySet<string>, from: number, to: number): number | undefined {
  const found = words.slice(from, to).findIndex(({ folded }) => wanted.has(folded));
  return found === -1 ? undefined : from + found;
}

/** "We are a fintech selling to banks": the banks are named by themselves. */
function readBuyersBehind(reading: Reading, to: number): void {
  const clause = clauseAt(reading, to - 1);
  if (clause && SELLING.has(wordAt(reading, clause.from))) clause.isRelative = false;
}

/** "We are looking for", "We sell machines to bakeries, looking for owners": the user looks for them, not the bakeries. */
function readAskedBehind(reading: Reading, from: number): void {
  let at = from;
  while (at < reading.words.length && !ASKING.has(wordAt(reading, at))) at += 1;
  const clause = clauseAt(reading, at);
  const isOwn = at === from || /[,;:.!?\n(]/u.test(gapBefore(reading, at));
  if (clause?.from === at && isOwn) clause.isRelative = false;
}
