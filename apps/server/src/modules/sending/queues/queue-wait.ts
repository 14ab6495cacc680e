/** What a queue that is free waits for. */
export type QueueWait =
  /** Its moment; `reason` says what it waits for until then, in one word, and is empty where it waits for nothing else. */
  | { kind: 'moment'; reason: string }
  /**
   * All that was looked at may not go, and there is more: this time with a longer list, in the same moment of the mailbox.
   * `upTo` is the newest mail of then, as what was planned since has its turn in the next moment.
   */
  | { kind: 'lookAgain'; upTo: string }
  /** Its inbox, which was not read for a while: a recipient who answered there must not be written to. */
  | { kind: 'inbox' };

/** As the columns of a queue have it. Only `wait` is a state; `reason` is for people. */
export type WaitColumns = { wait: QueueWait['kind']; reason: string; lookUpTo: string | null };

export function writeWait(wait: QueueWait): WaitColumns {
  const columns = { wait: wait.kind, reason: '', lookUpTo: null };
  if (wait.kind === 'lookAgain') return { ...columns, lookUpTo: wait.upTo };
  return wait.kind === 'moment' ? { ...columns, reason: wait.reason } : columns;
}

export function readWait({ wait, reason, lookUpTo }: WaitColumns): QueueWait {
  if (wait === 'lookAgain') return { kind: wait, upTo: lookUpTo ?? '' };
  return wait === 'moment' ? { kind: wait, reason } : { kind: wait };
}
