import type { Registration } from '../../platform/registration.ts';
import type { ForecastDeps } from '../forecast/index.ts';
import type { StatisticsDeps } from './reading/statistics-deps.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const register = (deps: ForecastDeps & StatisticsDeps): Registration => ({
  routes: (api) => statisticsRoutes(api, deps),
});
