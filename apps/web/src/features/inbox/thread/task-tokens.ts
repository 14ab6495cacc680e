const TOKENS_MAX = 20;

/** Tokens of task cards of this installation that a mail links to. */
export function taskTokensIn(words: string, appUrl: string): string[] {
  const start = `${appUrl}/d/`;
  const found = words
    .split(start)
    .slice(1)
    .flatMap((rest) => /^[\w-]{20,100}/.exec(rest)?.[0] ?? []);
  return [...new Set(found)].slice(0, TOKENS_MAX);
}
