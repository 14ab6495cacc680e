import { type OrderWords, orderNote } from '@outrider/contract/domains/orders';

const NOTE = '{"note":';

/** As a column keeps them: a note as JSON, a provider's text as it is. One that begins like a note gets a space before it. */
export function storedWords(words: OrderWords): string {
  if (typeof words === 'string') return words.startsWith(NOTE) ? ` ${words}` : words;
  const { note, ...rest } = words;
  return JSON.stringify({ note, ...rest });
}

export function readWords(stored: string): OrderWords {
  if (!stored.startsWith(NOTE)) return stored;
  try {
    const { data } = orderNote.safeParse(JSON.parse(stored));
    return data ?? stored;
  } catch {
    return stored;
  }
}
