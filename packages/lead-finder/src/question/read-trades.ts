import { findIndustries } from '../find/find-industries.ts';
import { wordsIn } from '../words/fold-words.ts';
import { BESIDE_TRADE, COMPANY_COMPOUND, STOP_WORDS } from '../words/question-words.ts';
import type { Clause } from './read-clauses.ts';
import { clauseAt, isFree, push, type Reading, take, wordAt } from './reading.ts';

/** What the companies do. */
export function readTrades(reading: Reading): void {
  const trades = [...findIndustries(reading.words), ...compoundsOf(reading)];
  for (const trade of trades) {
    const { value, from, to } = trade;
    const clause = clauseAt(reading, from);
    if (!isFree(reading, from, to) || (clause?.isRelative && !isWorkClause(reading, clause))) continue;
    take(reading, from, to);
    takeBeside(reading, from, to);
    // "fabricants de meubles": making is no trade beside what is made.
    const isMaking = value === 'Manufacturing' && trades.some((one) => one !== trade && isBeside(reading, one, trade));
    if (!isMaking) push(reading, 'industry', value, from, to);
  }
}

type Trade = ReturnType<typeof findIndustries>[number];

/** "transportbedrijven", "Spieleentwicklerfirma": the trade is the word before the company's. */
const compoundsOf = ({ words }: Reading): Trade[] =>
  words.flatMap(({ folded }, at) => {
    if (findIndustries(words.slice(at, at + 1)).length > 0) return [];
    const stem = folded.replace(COMPANY_COMPOUND, '');
    const trade = stem === folded || stem.length < 3 ? undefined : findIndustries(wordsIn(stem))[0];
    return trade ? [{ ...trade, from: at, to: at + 1 }] : [];
  });

const isBeside = (reading: Reading, a: Trade, b: Trade) => {
  const [from, to] = a.to <= b.from ? [a.to, b.from] : [b.to, a.from];
  return to - from <= 2 && reading.words.slice(from, to).every(({ folded }) => STOP_WORDS.has(folded));
};

/** "gaming studios", "cabinets d'avocats": a word for companies of that trade says no more than the trade. */
function takeBeside(reading: Reading, from: number, to: number): void {
  if (BESIDE_TRADE.test(wordAt(reading, to))) take(reading, to, to + 1);
  let before = from - 1;
  while (before > from - 3 && wordAt(reading, before).length <= 3 && STOP_WORDS.has(wordAt(reading, before)))
    before -= 1;
  if (BESIDE_TRADE.test(wordAt(reading, before))) take(reading, before, before + 1);
}

/** "who work in fintech", "die in der Logistik arbeiten". */
const isWorkClause = ({ words }: Reading, { from, to }: Clause) =>
  words
    .slice(from, to)
    .some(({ folded }) =>
      /^(?:work|works|working|active|operate|operating|arbeiten|tatig|travaill\w*|trabaj\w*|lavor\w*|werk\w*|dziala\w*|pracuj\w*|pusob\w*|trabalh\w*|arbetar|verksam\w*)$/u.test(
        folded,
      ),
    );
