import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Thread } from '../../../api/inbox/inbox-queries.ts';
import { changeMessages } from '../triage/change-messages.ts';

/** Opening a thread reads it, once: what is marked unread afterwards stays so. */
export function useReadOnOpen(tid: string, thread: Thread | undefined): void {
  const done = useRef<string>(undefined);
  const { mutate } = useMutation({ mutationFn: changeMessages });
  useEffect(() => {
    if (!thread || done.current === tid) return;
    done.current = tid;
    const messages = thread.messages.filter(({ flags }) => !flags.read);
    if (messages.length > 0) mutate({ change: { kind: 'read', read: true }, messages, wholeThreads: false });
  }, [tid, thread, mutate]);
}
