import { useEffect, useRef, useState } from 'react';
import { oncePageIsShown } from './page-loading.ts';
import { useDebounced } from './use-debounced.ts';

const PAUSE_BEFORE_SEARCH_MS = 200;

/** A search that is asked for while it is typed, after a short pause. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const rested = useDebounced(typed, PAUSE_BEFORE_SEARCH_MS);
  const asked = useRef(search);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (rested === asked.current) return;
    // The address of a search would take the place of a page that was just asked for.
    return oncePageIsShown(() => {
      asked.current = rested;
      latest.current(rested);
    });
  }, [rested]);
  useEffect(() => {
    // Set elsewhere, such as by clearing all filters. What this field asked for may be behind what is typed by now, and may be
    // kept without the space before the next word.
    if (search.trim() === asked.current.trim()) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  return [typed, setTyped] as const;
}
