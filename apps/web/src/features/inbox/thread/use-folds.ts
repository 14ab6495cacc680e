import type { Message } from '@outrider/contract/inbox/message';
import { useState } from 'react';

/** Which messages of a thread are open: what the reader folded or unfolded; the rest follows from what it is. */
export function useFolds(messages: readonly Message[], mid: string | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(() => openAtFirst(messages, mid));
  const last = messages.at(-1)?.id;
  return {
    isOpen: (id: string) => chosen.get(id) ?? id === last,
    choose: (id: string, open: boolean) => setChosen((known) => new Map(known).set(id, open)),
  };
}

/** Besides the last: what is unread, and the one that was asked for. */
const openAtFirst = (messages: readonly Message[], mid: string | undefined): ReadonlyMap<string, boolean> =>
  new Map(messages.filter(({ id, flags }) => id === mid || !flags.read).map(({ id }) => [id, true]));
