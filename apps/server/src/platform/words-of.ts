/** What an error says. A name with several addresses fails with one error for each, and an empty message. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
