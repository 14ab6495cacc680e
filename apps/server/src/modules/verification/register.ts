import type { Registration } from '../../platform/registration.ts';
import { verificationJobs } from './verification.jobs.ts';
import { verificationRoutes } from './verification.routes.ts';
import type { VerificationDeps } from './verification-deps.ts';

export const register = (deps: VerificationDeps): Registration => ({
  routes: (api) => verificationRoutes(api, deps),
  jobs: verificationJobs(deps),
});
