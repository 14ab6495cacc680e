import type { Registration } from '../../platform/registration.ts';
import { searchRoutes } from './search.routes.ts';
import type { SearchDeps } from './search-deps.ts';

export const register = (deps: SearchDeps): Registration => ({
  routes: (api) => searchRoutes(api, deps),
});
