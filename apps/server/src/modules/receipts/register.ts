import type { Registration } from '../../platform/registration.ts';
import { receiptJobs } from './receipts.jobs.ts';
import { receiptRoutes } from './receipts.routes.ts';
import type { ReceiptsDeps } from './receipts-deps.ts';

export const register = (deps: ReceiptsDeps & Parameters<typeof receiptJobs>[0]): Registration => ({
  routes: (api) => receiptRoutes(api, deps),
  jobs: receiptJobs(deps),
});
