import { inboxChange } from '@outrider/contract/inbox/live';
import { useEffect, useRef } from 'react';
import { followInboxChanges } from '../../../api/inbox/live.ts';
import { refreshMail, refreshSync } from '../../../api/inbox/live-queries.ts';
import { refreshNotifications } from '../../../api/notifications.ts';
import { gather } from '../../../platform/gather.ts';

/** A busy mailbox is not read more often than this. */
const AT_MOST_EVERY_MS = 1_000;

/** Whether the shell was left once: what happened until it came again, nobody heard. */
let wasLeft = false;

type ComposeChange = (kind: 'draft' | 'delivery', id: string) => void;

/** Keeps everything that is shown about mail as it is on the server. Once for a tab, from its shell. */
export function useInboxChanges(onCompose: ComposeChange): void {
  const tell = useRef(onCompose);
  tell.current = onCompose;
  useEffect(() => {
    const end = new AbortController();
    const refresh = gather<'mail' | 'sync'>({ signal: end.signal, atMostEveryMs: AT_MOST_EVERY_MS }, (wanted) => {
      if (wanted.has('mail')) void refreshMail();
      else void refreshSync();
    });
    const catchUp = () => {
      refresh('mail');
      void refreshNotifications();
    };
    if (wasLeft) catchUp();
    void followInboxChanges({
      signal: end.signal,
      onChange: (line) => {
        const change = inboxChange.safeParse(line).data;
        if (change?.kind === 'draft' || change?.kind === 'delivery') tell.current(change.kind, change.id ?? '');
        else if (change?.kind === 'notification') void refreshNotifications();
        else if (change && change.kind !== 'alive') refresh(change.kind === 'sync' ? 'sync' : 'mail');
      },
      onGap: catchUp,
    });
    return () => {
      wasLeft = true;
      end.abort();
    };
  }, []);
}
