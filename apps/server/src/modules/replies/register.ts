import type { Registration } from '../../platform/registration.ts';
import type { LinkDeps } from './linking/weigh-answer.ts';
import { replyJobs } from './replies.jobs.ts';
import { repliesRoutes } from './replies.routes.ts';

export const register = (deps: LinkDeps & Parameters<typeof replyJobs>[0]): Registration => ({
  routes: (api) => repliesRoutes(api, deps),
  jobs: replyJobs(deps),
});
