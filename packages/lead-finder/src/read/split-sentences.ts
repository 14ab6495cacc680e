const SENTENCE_MAX = 400;
const SENTENCES_MAX = 2_000;
const SHORT =
  /\b(?:\p{L}|ca|bzw|inkl|Nr|Dr|Prof|Str|St|Tel|Co|Ltd|Inc|vs|etc|approx|max|min|Mr|Mrs|Ms|ul|tzw|np|tj|tzn|resp|mind)\.$/u;

export function splitSentences(text: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = [];
  let from = 0;
  for (const end of [...ends(text), text.length]) {
    const said = text.slice(from, end);
    const start = said.length - said.trimStart().length;
    const bare = said.trim().slice(0, SENTENCE_MAX);
    if (bare !== '' && found.length < SENTENCES_MAX) found.push({ text: bare, from: from + start });
    from = end;
  }
  return found;
}

function ends(text: string): number[] {
  if (text.length < 40) return [];
  return [...text.matchAll(/[.!?…]\s/gu)]
    .map(({ index }) => index + 1)
    .filter((end) => !SHORT.test(text.slice(Math.max(0, end - 8), end)));
}
