/** What asking cost, whether or not it was answered: where that is not known, the most it can have cost. */
export type Spent = { requests: number; micros: number };

export const SOURCE_TROUBLES = [
  'unauthorised',
  'forbidden',
  'refused',
  'busy',
  'malformed',
  'timedOut',
  'unavailable',
  /** The caller has stopped waiting. */
  'stopped',
] as const;
export type SourceTrouble = (typeof SOURCE_TROUBLES)[number];

/** `said`: the source's own words. `retryAfterMs`: when it asked to be asked again. */
export type SourceFailure = {
  kind: 'failed';
  trouble: SourceTrouble;
  said: string;
  retryAfterMs: number | null;
  spent: Spent;
};

export type SourceAnswer<T> = { kind: 'answered'; value: T; spent: Spent } | SourceFailure;

export type Hit = { url: string; title: string; snippet: string };

export type SearchAnswer = {
  hits: Hit[];
  /** Search suggestions the source obliges us to show, as its HTML; empty where it does not. */
  obliged: string;
};

/**
 * A search of the web: Google's place by Brave, SearXNG or Custom Search; Gemini and Claude with their own search. There may
 * be fewer hits than `limit` with more behind them; no hits at all mean that there are none from `offset` on. Gemini and
 * Claude have nothing beyond their first answer, and are not asked for it.
 */
export type SearchWeb = (
  query: string,
  wanted: { limit: number; offset: number; signal: AbortSignal },
) => Promise<SourceAnswer<SearchAnswer>>;

/** Nobody yet: no last name and no address until matched. */
export type PersonFound = {
  id: string;
  firstName: string;
  title: string;
  hasEmail: boolean;
  company: { name: string; domain: string };
};

export type PersonMatched = {
  id: string;
  name: string;
  title: string;
  email: string;
  /** Where it can be looked up. */
  url: string;
  company: { name: string; domain: string; city: string; country: string; people: number | null };
};

export type PeopleWish = {
  titles: string[];
  places: string[];
  words: string[];
  range: { min: number | null; max: number | null } | null;
  /** From 0. */
  page: number;
};

export type PeopleSource = {
  search: (wish: PeopleWish, signal: AbortSignal) => Promise<SourceAnswer<{ found: PersonFound[]; total: number }>>;
  /** At most ten at a time. A person it does not know is left out, and costs nothing. */
  match: (ids: string[], signal: AbortSignal) => Promise<SourceAnswer<PersonMatched[]>>;
};

export type PageRefusal = 'robots' | 'private' | 'tooLarge' | 'timedOut' | 'notHtml' | 'gone' | 'unavailable';

export type PageAnswer =
  | { kind: 'read'; url: string; html: string; readAt: string }
  | { kind: 'refused'; url: string; why: PageRefusal };

export type ReadWebPage = (url: string, signal: AbortSignal) => Promise<PageAnswer>;
