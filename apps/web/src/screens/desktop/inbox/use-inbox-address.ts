import type { Message } from '@outrider/contract/inbox/message';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Place, readOpened, readPlace, showsThreads, writeAddress } from '../../../features/inbox/shared/place.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

/** Mailbox, folder, filter, search and the open message: all in the address, so that a reload keeps the place. */
export function useInboxAddress() {
  const [query, setQuery] = useSearchParams();
  const place = useMemo(() => readPlace(query), [query]);
  const opened = useMemo(() => readOpened(query), [query]);
  const go = useCallback((to: Place) => setQuery(writeAddress(to, undefined)), [setQuery]);
  const narrow = useCallback((to: Place) => setQuery(writeAddress(to, opened), VIEW_CHANGE), [setQuery, opened]);
  return {
    place,
    opened,
    /** Another list: what was open stays behind. */
    go,
    /** The same list, narrowed or widened: what is open stays open. */
    narrow,
    open: ({ id, tid }: Message) => {
      const mid = showsThreads(place) ? undefined : id;
      // Walking through a list is one step back, not a hundred.
      setQuery(writeAddress(place, { tid, mid }), { replace: opened !== undefined });
    },
    close: () => setQuery(writeAddress(place, undefined)),
  };
}
