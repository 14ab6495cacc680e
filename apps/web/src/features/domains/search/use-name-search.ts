import { useQuery } from '@tanstack/react-query';
import { namesQuery, type OfferedName } from '../../../api/domains.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { CartState } from './use-cart.ts';

const QUERY_MIN = 2;
/** Long enough that a word is asked for once, not at each of its letters. */
const REST_MS = 400;

const isClean = ({ blocklists }: OfferedName) => blocklists === null || blocklists.listedOn.length === 0;

/** Names for what is typed, narrowed by price and blocklists. Those without an answer yet are asked for again by themselves. */
export function useNameSearch({ query, endings, priceMax, isCleanOnly }: CartState) {
  const typed = query.trim();
  const rested = useDebounced(typed, REST_MS);
  const isReadable = typed.length >= QUERY_MIN;
  const asked = useQuery({ ...namesQuery({ query: rested, endings }), enabled: isReadable && rested === typed });
  const all = isReadable ? (asked.data?.names ?? []) : [];
  const names = all.filter(
    (name) =>
      (priceMax === null || name.firstYear === null || name.firstYear.amount <= priceMax) &&
      (!isCleanOnly || isClean(name)),
  );
  return {
    asked,
    names,
    /** Of how many these are left. */
    total: all.length,
    endings: asked.data?.endings ?? [],
    /** For which the registrar has not answered yet. */
    unknown: all.filter(({ state }) => state === 'unknown').length,
    secondsLeft: asked.data?.secondsLeft ?? null,
    waiting: isReadable ? (asked.data?.waiting ?? 0) : 0,
    isReadable,
    isSearching: isReadable && (rested !== typed || asked.isFetching),
    currency: all.find(({ firstYear }) => firstYear !== null)?.firstYear?.currency ?? 'USD',
  };
}

export type NameSearch = ReturnType<typeof useNameSearch>;
