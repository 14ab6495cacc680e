/** Above what is quoted stands who wrote it, over one line or two, ending in a colon of some script. */
const INTRODUCTION = /[:：]\s*$/;
const INTRODUCTION_LINES = 2;
const FORWARD_MARK = /^(?:-{3,}(?!-)|_{10,}(?!_))([^-_]*)(?:-{3,}|_*)$/;
const FORWARD_WORDS_MAX = 60;

const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';

function isForwardMark(line: string): boolean {
  const words = FORWARD_MARK.exec(line.trim())?.[1]?.trim() ?? '';
  return words.length <= FORWARD_WORDS_MAX && /\p{L}/u.test(words);
}

/** Parts what was written from the quote it ends with. Quotes with answers between them stay: the answers need them. */
export function foldText(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const from = quoteBegin(lines);
  if (from === undefined) return { written: text, quoted: '' };
  const written = lines.slice(0, from).join('\n').trimEnd();
  // A mail that is nothing but a quote has nothing else to show.
  return written === '' ? { written: text, quoted: '' } : { written, quoted: lines.slice(from).join('\n').trim() };
}

function quoteBegin(lines: readonly string[]): number | undefined {
  const mark = lines.findIndex(isForwardMark);
  let begin = lines.length;
  let quotes = 0;
  while (begin > 0) {
    const line = lines[begin - 1] ?? '';
    if (!isQuoted(line) && !isBlank(line)) break;
    if (isQuoted(line)) quotes += 1;
    begin -= 1;
  }
  const tail = quotes > 0 ? introducedFrom(lines, begin) : undefined;
  if (mark < 0) return tail;
  return tail === undefined ? mark : Math.min(mark, tail);
}

/** Up over the lines that say whose words follow. */
function introducedFrom(lines: readonly string[], begin: number): number {
  const last = lines[begin - 1] ?? '';
  if (!INTRODUCTION.test(last)) return begin;
  let from = begin - 1;
  while (begin - from < INTRODUCTION_LINES && from > 0 && !isBlank(lines[from - 1] ?? '')) from -= 1;
  // Two lines only where the first does not end a sentence of its own.
  return from < begin - 1 && /[.!?。！？,，]\s*$/.test(lines[from] ?? '') ? begin - 1 : from;
}
