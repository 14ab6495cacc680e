import type { Registration } from '../../platform/registration.ts';
import type { DoubtDeps } from './doubt/settle-doubts.ts';
import { ledgerJobs } from './ledger.jobs.ts';

export const register = (deps: DoubtDeps): Registration => ({
  jobs: ledgerJobs(deps),
});
