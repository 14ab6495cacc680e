import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { REPLIES_TO_LINK } from '../../../paths/paths.ts';

const REPLY = 'reply';

/** Whether the queue of replies is what the inbox's address asks for. */
export const asksForReplies = (query: URLSearchParams): boolean => query.get('view') === REPLIES_TO_LINK;

/** Which answer of the queue is open; in the address, so that a reload keeps it. */
export function useReplyAddress() {
  const [query, setQuery] = useSearchParams();
  const open = useCallback(
    (messageId: string | undefined) =>
      setQuery(
        { view: REPLIES_TO_LINK, ...(messageId === undefined ? {} : { [REPLY]: messageId }) },
        { replace: true },
      ),
    [setQuery],
  );
  return { openId: query.get(REPLY) ?? undefined, open };
}
