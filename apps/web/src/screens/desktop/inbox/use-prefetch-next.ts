import type { Message } from '@outrider/contract/inbox/message';
import { useEffect } from 'react';
import { bodyQuery, threadQuery } from '../../../api/inbox/inbox-queries.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** While one thread is read, the next is fetched: going on then waits for nothing. Nothing is marked as read by it. */
export function usePrefetchNext(rows: readonly Message[], openTid: string | undefined): void {
  const index = openTid === undefined ? -1 : rows.findIndex(({ tid }) => tid === openTid);
  const next = index < 0 ? undefined : rows[index + 1];
  const [tid, mid] = [next?.tid, next?.id];
  useEffect(() => {
    if (tid === undefined || mid === undefined) return;
    void queryClient.prefetchQuery(threadQuery(tid));
    void queryClient.prefetchQuery(bodyQuery(mid, false));
  }, [tid, mid]);
}
