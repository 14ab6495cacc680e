import { quoteText } from '../find/find-contacts.ts';
import type { Company, Proof, SourceKey, Stated } from '../lead.ts';
import type { Page } from '../page.ts';
import type { Evidence } from '../person.ts';

/** What one page states of the company it belongs to. */
export type CompanyFacts = Omit<Company, 'key'>;

export type Reading = { page: Page; readAt: string; source: SourceKey };

export const proofOf = ({ readAt, source }: Omit<Reading, 'page'>, evidence: Evidence): Proof => ({
  ...evidence,
  readAt,
  source,
});

export const proofAt = (reading: Reading, from: number, to: number): Proof =>
  proofOf(reading, quoteText(reading.page, from, to));

export const stated = <T>(value: T, confidence: number, proof: Proof): Stated<T> => ({
  value,
  confidence,
  proofs: [proof],
});

/** A trade that a page states, under a label or in its data, is at least as sure; one told from the words it uses is less. */
export const STATED_TRADE = 0.9;

/** The surest of several; none where there is none. */
export const surest = <T>(found: readonly Stated<T>[]): Stated<T> | null =>
  found.reduce<Stated<T> | null>((best, one) => (best && best.confidence >= one.confidence ? best : one), null);
