import type { Registration } from '../../platform/registration.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import type { DashboardDeps } from './dashboard-deps.ts';

export const register = (deps: DashboardDeps): Registration => ({
  routes: (api) => dashboardRoutes(api, deps),
});
