import type { Db } from '../../../platform/db.ts';
import type { FarOrder, OutlookOrder } from '../planner/outlook-order.ts';
import { createWorlds } from '../planner/planner-world.ts';
import { type Ahead, lookFar } from './look-far.ts';
import { type Look, lookNow } from './look-now.ts';

/**
 * Works outlooks out. It takes a second where there are fifty thousand people, so in the product it sits in a thread of
 * its own, with its own connection: questions and answers are plain values.
 */
export type OutlookDesk = {
  /** Why everything waits right now, and what comes next. */
  lookNow(order: OutlookOrder): Promise<Look>;
  /** The same for several of one workspace that have nothing to do with each other. */
  lookAtEach(orders: OutlookOrder[]): Promise<Look[]>;
  /** What one campaign sends until everybody is done. */
  lookFar(order: FarOrder): Promise<Ahead>;
};

export function createOutlookDesk(db: Db): OutlookDesk {
  const worlds = createWorlds(db);
  return {
    lookNow: async (order) => lookNow(await worlds.of(order, { isFresh: true }), order),
    lookAtEach: (orders) => worlds.ofEach(orders, lookNow),
    lookFar: async (order) => lookFar(await worlds.of(order, { isFresh: false }), order),
  };
}
