import { setTimeout as pause } from 'node:timers/promises';

/**
 * The time people, mails and plans live by. Live it is the system's; in the box it is the box's, which can be moved. What
 * belongs to machines (leases, time-outs, sessions, metrics) goes by the system's in both (docs/decisions/0072-one-clock.md).
 */
export type Clock = {
  now: () => Date;
  /**
   * Waits so many real milliseconds, or until time was moved: something may be due by then that was not. True when it was
   * moved. No process waits for a rest that is left over when everything else has ended.
   */
  rest: (milliseconds: number) => Promise<boolean>;
};

export const systemNow = () => new Date();

export const systemClock: Clock = {
  now: systemNow,
  async rest(milliseconds) {
    await pause(milliseconds, undefined, { ref: false });
    return false;
  },
};
