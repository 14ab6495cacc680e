import type { Registration } from '../../platform/registration.ts';
import { rehearsalRoutes } from './rehearsal.routes.ts';
import type { RehearsalDeps } from './rehearsing/rehearsal-deps.ts';

export const register = (deps: RehearsalDeps): Registration => ({
  routes: (api) => rehearsalRoutes(api, deps),
});
