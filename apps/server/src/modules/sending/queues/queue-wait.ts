/** What a queue that is free waits for. */
export type QueueWait =
  /** Its moment; `reason` says what it waits for until then, in one word, and is empty where it waits for nothing else. */
  | { kind: 'moment'; reason: string }
  /**
   * All that was looked at may not go, and there is more: this time with a longer list, in the same moment of the mailbox.
   * `upTo` is the newest mail of then, as what was planned since has its turn in the next moment.
   */
  | { kind: 'lookAgain'; upTo: string };

/** As the columns of a queue have it. */
export type WaitColumns = { reason: string; lookUpTo: string | null };

export const writeWait = (wait: QueueWait): WaitColumns =>
  wait.kind === 'lookAgain' ? { reason: '', lookUpTo: wait.upTo } : { reason: wait.reason, lookUpTo: null };

export const readWait = ({ reason, lookUpTo }: WaitColumns): QueueWait =>
  lookUpTo === null ? { kind: 'moment', reason } : { kind: 'lookAgain', upTo: lookUpTo };
