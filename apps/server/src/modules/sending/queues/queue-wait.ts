/** What a queue that is free waits for. */
export type QueueWait =
  /** Its moment; `reason` says what it waits for until then, in one word, and is empty where it waits for nothing else. */
  | { kind: 'moment'; reason: string }
  /**
   * All that was looked at may not go, and there is more: this time with a longer list, in the same moment of the mailbox.
   * `upTo` is the newest mail of then, as what was planned since has its turn in the next moment.
   */
  | { kind: 'lookAgain'; upTo: string };

const LOOK_AGAIN = /^lookAgain (\d+)$/;

/** As the column `reason` has it: nothing else reads there what to do. */
export const writeWait = (wait: QueueWait): string =>
  wait.kind === 'lookAgain' ? `lookAgain ${wait.upTo}` : wait.reason;

export function readWait(reason: string): QueueWait {
  const upTo = LOOK_AGAIN.exec(reason)?.[1];
  return upTo === undefined ? { kind: 'moment', reason } : { kind: 'lookAgain', upTo };
}
