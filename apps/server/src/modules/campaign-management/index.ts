export { listCampaignStates } from './lists/list-campaign-states.ts';
export type { ManagementDeps } from './management-deps.ts';
export { PERSONAL_DATA_OF_CAMPAIGNS } from './personal-data.repository.ts';
export { register } from './register.ts';
