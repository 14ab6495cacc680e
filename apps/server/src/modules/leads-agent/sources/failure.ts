import type { SourceFailure, SourceTrouble, Spent } from './source.ts';

export const NOTHING_SPENT: Spent = { requests: 0, micros: 0 };

/** A source's own words on a screen. */
const SAID_MAX = 200;

type Parts = { said?: string; retryAfterMs?: number | null; spent?: Spent };

export const failed = (
  trouble: SourceTrouble,
  { said = '', retryAfterMs = null, spent = NOTHING_SPENT }: Parts = {},
): SourceFailure => ({
  kind: 'failed',
  trouble,
  said: said
    .slice(0, SAID_MAX * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SAID_MAX),
  retryAfterMs,
  spent,
});

export const addSpent = (one: Spent, other: Spent): Spent => ({
  requests: one.requests + other.requests,
  micros: one.micros + other.micros,
});
