import { setTimeout as pause } from 'node:timers/promises';
import type { Box } from '@outrider/sandbox';
import type { Clock } from '../platform/clock.ts';

export type BoxClock = Clock & {
  /** Ends every rest: something may be due. */
  wake(): void;
};

/** The box's clock as the product's. */
export function createBoxClock({ clock }: Pick<Box, 'clock'>): BoxClock {
  let moved = Promise.withResolvers<void>();
  const wake = () => {
    moved.resolve();
    moved = Promise.withResolvers();
  };
  clock.onMove(wake);
  return {
    now: () => clock.now(),
    wake,
    async rest(milliseconds) {
      const over = new AbortController();
      const resting = pause(milliseconds, false, { ref: false, signal: over.signal });
      const isMoved = await Promise.race([resting.catch(() => false), moved.promise.then(() => true)]);
      over.abort();
      return isMoved;
    },
  };
}
