import type { Registration } from '../../platform/registration.ts';
import { fileJobs } from './files.jobs.ts';
import { fileRoutes } from './files.routes.ts';
import type { FilesDeps } from './files-deps.ts';

export const register = (deps: FilesDeps): Registration => ({
  routes: (api) => fileRoutes(api, deps),
  jobs: fileJobs(deps),
});
