import type { Message } from '@outrider/contract/inbox/message';
import { MESSAGE_PAGE_SIZE } from '@outrider/contract/inbox/proxy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isOpened, type Opened, type Place } from '../shared/place.ts';
import { listQuery, readOn, windowQuery } from './list-queries.ts';
import { putBack } from './message-rows.ts';

/** Forgotten once done: a long list is read on hundreds of times, and each would keep the list as it was then. */
const READ_ON = { mutationFn: readOn, gcTime: 0 };

/** The list of a place as it is read, a page at a time, and kept as it is on the server. */
export function useMessageList(place: Place, opened: Opened | undefined) {
  const query = useQuery(listQuery(place));
  const [page, setPage] = useState(0);
  useQuery(windowQuery(place, page));
  const onSight = useCallback((above: number) => setPage(Math.floor(above / MESSAGE_PAGE_SIZE)), []);

  const next = query.data?.next ?? '';
  const { mutate, isPending, error, variables } = useMutation(READ_ON);
  const endError = variables?.next === next ? error : null;
  const readEnd = useCallback(() => mutate({ place, next }), [mutate, place, next]);
  const isEndFree = !isPending && !endError;
  const onEnd = useCallback(() => {
    if (isEndFree) readEnd();
  }, [isEndFree, readEnd]);

  const held = useHeld(query.data?.rows, opened, place.filter !== 'all');
  const list = useMemo(() => query.data && (held ? putBack(query.data, [held]) : query.data), [query.data, held]);
  return { query, list, onEnd, onSight, endError, retryEnd: readEnd };
}

/** Reading a message ends its being unread; while it is open it keeps its row in a list of unread ones. */
function useHeld(
  rows: readonly Message[] | undefined,
  opened: Opened | undefined,
  holds: boolean,
): Message | undefined {
  const last = useRef<Message>(undefined);
  const found = opened && rows?.find((row) => isOpened(opened, row));
  if (found || last.current?.tid !== opened?.tid) last.current = found;
  return holds && !found ? last.current : undefined;
}
