import type { Message } from '@outrider/contract/inbox/message';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  type Opened,
  type Place,
  readOpened,
  readPlace,
  showsThreads,
  writeAddress,
} from '../../../features/inbox/shared/place.ts';
import { paths } from '../../../paths/paths.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

/** Written even while it is empty: then the search is open, and nothing is searched for yet. */
const SEARCH = 'q';

/** Mailbox, folder, filter, search and the open thread: all in the address, and the phone's own way back leads back. */
export function usePhoneAddress() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = useMemo(() => readPlace(query), [query]);
  const opened = readOpened(query);
  const isSearching = query.has(SEARCH);
  const writeSearch = (search: string, open: Opened | undefined) => {
    const address = writeAddress({ ...place, search }, open);
    address.set(SEARCH, search);
    return address;
  };
  /** The first page of a visit has nothing of ours behind it. */
  const goBack = (instead: URLSearchParams) => {
    if (key === 'default') setQuery(instead, { replace: true });
    else void navigate(-1);
  };
  return {
    place,
    opened,
    isSearching,
    go: (to: Place) => setQuery(writeAddress(to, undefined)),
    /** The same list, narrowed or widened. */
    narrow: (to: Place) => setQuery(writeAddress(to, opened), VIEW_CHANGE),
    search: (pattern: string) => setQuery(writeSearch(pattern, opened), { replace: isSearching }),
    leaveSearch: () => goBack(writeAddress({ ...place, search: '' }, undefined)),
    addressOf: ({ id, tid }: Message) => {
      const open = { tid, mid: showsThreads(place) ? undefined : id };
      return `${paths.inbox}?${isSearching ? writeSearch(place.search, open) : writeAddress(place, open)}`;
    },
    close: () => goBack(isSearching ? writeSearch(place.search, undefined) : writeAddress(place, undefined)),
  };
}
