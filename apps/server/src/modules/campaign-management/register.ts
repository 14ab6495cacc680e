import type { Registration } from '../../platform/registration.ts';
import { managementRoutes } from './management.routes.ts';
import type { ManagementDeps } from './management-deps.ts';
import type { WritingDeps } from './writing-help/writing-deps.ts';
import { writingHelpRoutes } from './writing-help.routes.ts';

export const register = (deps: ManagementDeps & WritingDeps): Registration => ({
  routes(api) {
    managementRoutes(api, deps);
    writingHelpRoutes(api, deps);
  },
});
