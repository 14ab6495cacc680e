import type { Db } from '../../../platform/db.ts';
import type { ForecastRequest, LongForecastRequest } from '../planner/forecast-request.ts';
import { createWorlds } from '../planner/planner-world.ts';
import { type ComputedForecast, computeForecast } from './compute-forecast.ts';
import { computeStates, type LeadStates } from './compute-states.ts';

/**
 * Computes states and forecasts. It takes a second where there are fifty thousand people, so in the product it sits in a thread of
 * its own, with its own connection: questions and answers are plain values.
 */
export type ForecastWorker = {
  /** Why everything waits right now, and what comes next. */
  computeStates(order: ForecastRequest): Promise<LeadStates>;
  /** The same for several of one workspace that have nothing to do with each other. */
  computeEach(orders: ForecastRequest[]): Promise<LeadStates[]>;
  /** What one campaign sends until everybody is done. */
  computeForecast(order: LongForecastRequest): Promise<ComputedForecast>;
};

export function createForecastWorker(db: Db): ForecastWorker {
  const worlds = createWorlds(db);
  return {
    computeStates: async (order) => computeStates(await worlds.of(order, { isFresh: true }), order),
    computeEach: (orders) => worlds.ofEach(orders, (order, world) => computeStates(world, order)),
    computeForecast: async (order) => computeForecast(await worlds.of(order, { isFresh: false }), order),
  };
}
