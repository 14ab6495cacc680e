import { useState } from 'react';
import type { Thread } from '../../../api/inbox/inbox-queries.ts';
import type { ShownLink } from '../../../ui/mail/mail-frame.tsx';
import { useFolds } from './use-folds.ts';

/** A thread as it is read: which messages are open, and the link the reader points at. */
export function useReading({ messages, isCut }: Thread, mid: string | undefined) {
  const [link, setLink] = useState<ShownLink>();
  return { messages, isCut, link, setLink, ...useFolds(messages, mid) };
}
