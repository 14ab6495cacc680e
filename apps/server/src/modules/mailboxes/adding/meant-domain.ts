/** Mistypings change little: one letter in eight, and never more than three. */
const LETTERS_PER_MISTAKE = 8;
const MISTAKES_MAX = 3;

/** The candidate that the typed domain is a mistyping of, the nearest first, then the earlier one. */
export function meantDomain(typed: string, candidates: readonly string[]): string | undefined {
  const allowed = Math.min(MISTAKES_MAX, Math.max(1, Math.floor(typed.length / LETTERS_PER_MISTAKE)));
  let best: { domain: string; distance: number } | undefined;
  for (const domain of new Set(candidates)) {
    if (domain === typed || Math.abs(domain.length - typed.length) > allowed) continue;
    const distance = editDistance(typed, domain);
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { domain, distance };
  }
  return best?.domain;
}

/** Letters added, left out, replaced, or swapped with their neighbour (Damerau and Levenshtein, restricted). */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const above = rows[i - 1] ?? [];
      const options = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + change];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) options.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...options));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
