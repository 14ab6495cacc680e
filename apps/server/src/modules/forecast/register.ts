import type { Registration } from '../../platform/registration.ts';
import { forecastRoutes } from './forecast.routes.ts';
import type { PreviewDeps } from './preview/preview-deps.ts';
import type { ForecastDeps } from './states/forecast-deps.ts';

export const register = (deps: ForecastDeps & PreviewDeps): Registration => ({
  routes: (api) => forecastRoutes(api, deps),
});
