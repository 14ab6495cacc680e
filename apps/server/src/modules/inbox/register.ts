import type { Registration } from '../../platform/registration.ts';
import type { InboxCallsDeps } from './calls/calls-deps.ts';
import { inboxJobs } from './inbox.jobs.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { startSyncLoop } from './loop/sync-loop.ts';
import { wakeJob } from './wake.job.ts';

/** `mailboxes`: how many this process reads at once. */
type Deps = InboxCallsDeps & { mailboxes: number };

export const register = ({ mailboxes, ...deps }: Deps): Registration => ({
  routes: (api) => inboxRoutes(api, deps),
  jobs: [...inboxJobs(deps), wakeJob(deps)],
  loops: mailboxes > 0 ? [() => startSyncLoop(deps, { mailboxes })] : [],
});
