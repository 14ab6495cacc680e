import type { Db } from '../../platform/db.ts';
import type { Registration } from '../../platform/registration.ts';
import { firstStepsRoutes } from './first-steps.routes.ts';

export const register = (deps: { db: Db }): Registration => ({
  routes: (api) => firstStepsRoutes(api, deps),
});
