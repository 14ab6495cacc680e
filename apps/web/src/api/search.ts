import { type SearchKind, searchEverything } from '@outrider/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';

export type Question = { words: string; kind: SearchKind | undefined };

/** Hits of each kind; more where only one kind is asked for. */
const HITS = 3;
const HITS_OF_ONE_KIND = 12;

/** What was found, and how long the reader waited for it. */
export const searchQuery = ({ words, kind }: Question) =>
  queryOptions({
    queryKey: ['search', words, kind ?? ''],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const limit = kind === undefined ? HITS : HITS_OF_ONE_KIND;
      const found = await call(searchEverything, { words, kind, limit }, { silent: true, signal });
      return { found, ms: Math.round(performance.now() - began) };
    },
    enabled: words !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
