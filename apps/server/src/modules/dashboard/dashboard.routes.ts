import * as call from '@outrider/contract/dashboard';
import { type Api, serveShared } from '../../platform/http/serve.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(api: Api, deps: DashboardDeps) {
  serveShared(api, call.readDashboard, (scope, wanted) => readDashboard(deps, scope, wanted));
}
