import type { Registration } from '../../platform/registration.ts';
import { trackingRoutes } from './tracking.routes.ts';
import type { TrackingDeps } from './tracking-deps.ts';

export const register = (deps: TrackingDeps): Registration => ({
  routes: ({ app }) => trackingRoutes(app, deps),
});
