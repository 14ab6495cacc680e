import type { Registration } from '../../platform/registration.ts';
import { campaignJobs } from './campaigns.jobs.ts';
import { campaignRoutes } from './campaigns.routes.ts';
import type { ChangesDeps } from './changes/changes-deps.ts';
import type { CampaignsDeps } from './record/campaigns-deps.ts';

export const register = (deps: CampaignsDeps & ChangesDeps): Registration => ({
  routes: (api) => campaignRoutes(api, deps),
  jobs: campaignJobs(deps),
});
