/** A stretch of a text, by its characters. */
export type Span = { from: number; to: number };

export type QuoteMatch = {
  /** Lines of the quote that say enough to be told apart, with whether our mail says them too. */
  lines: { text: string; isOurs: boolean }[];
  /** What of our mail is quoted, in the order it stands there. */
  spans: Span[];
};

/** A line of fewer words is in half of all mails. */
const WORDS_MIN = 3;
/** What a mail program puts above a quote: `On Monday Maya wrote:`, `From: Maya`. */
const OF_A_CLIENT = /^[\p{L}-]{2,12}:|:$/u;
/** More lines of a quote tell nothing new, and a longer mail was not ours. */
const LINES_MAX = 200;
const TEXT_MAX = 20_000;

type Word = Span & { text: string };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    text: found[0].toLowerCase(),
    from: found.index,
    to: found.index + found[0].length,
  }));

/** Words between single blanks, so that a whole word is looked for as ` word `. */
const joined = (words: readonly Word[]) => ` ${words.map(({ text }) => text).join(' ')} `;

/** Marks of quoting stand before a line, one for every time it was answered. */
const unmarked = (line: string) => line.replace(/^(?:\s*>)+ ?/, '').trim();

/** Which lines of a quote are ours, however they were wrapped, and what of our mail they are. */
export function matchQuote(quoted: string, ours: string): QuoteMatch {
  const words = wordsOf(ours.slice(0, TEXT_MAX));
  const text = joined(words);
  const places = wordPlaces(text);
  const lines: QuoteMatch['lines'] = [];
  const spans: Span[] = [];
  for (const line of quoted.slice(0, TEXT_MAX).split('\n').slice(0, LINES_MAX).map(unmarked)) {
    const said = wordsOf(line);
    if (said.length < WORDS_MIN || OF_A_CLIENT.test(line)) continue;
    const at = text.indexOf(joined(said));
    lines.push({ text: line, isOurs: at >= 0 });
    const first = places.get(at);
    const [from, to] = [words[first ?? -1]?.from, words[(first ?? 0) + said.length - 1]?.to];
    if (first !== undefined && from !== undefined && to !== undefined) spans.push({ from, to });
  }
  return { lines, spans: mergeSpans(spans) };
}

/** The number of each word, by the blank before it. */
function wordPlaces(text: string): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = text.indexOf(' '); at >= 0 && at < text.length - 1; at = text.indexOf(' ', at + 1)) {
    places.set(at, places.size);
  }
  return places;
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    // A line ends where the next one begins: the blank between them is quoted too.
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}
