export { listCampaignStates } from './lists/list-campaign-states.ts';
export { managementRoutes } from './management.routes.ts';
export type { ManagementDeps } from './management-deps.ts';
export { PERSONAL_DATA_OF_CAMPAIGNS } from './personal-data.repository.ts';
export { writingHelpRoutes } from './writing-help.routes.ts';
