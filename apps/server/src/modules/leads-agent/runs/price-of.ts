import type { SourceKey } from '@outrider/lead-finder/lead';
import type { Sources } from '../sources/create-sources.ts';

/** Asked at a time: what a page of Brave Search holds. */
export const HITS_A_SEARCH = 20;
/** `bulk_match` takes no more. */
export const MATCHES_AT_ONCE = 10;

/**
 * The most one request to a source usually costs, in millionths of a dollar, held until it is answered. A model may search
 * several times for one question, and reads what it found.
 */
const MODEL_MICROS: Partial<Record<SourceKey, number>> = { gemini: 60_000, claude: 100_000 };

export function priceOf(sources: Pick<Sources, 'describe'>, source: SourceKey): number {
  const known = MODEL_MICROS[source];
  if (known !== undefined) return known;
  const { microsPerThousand = 0 } = sources.describe().find((row) => row.source === source) ?? {};
  return Math.ceil(microsPerThousand / 1_000);
}
