export { KEPT_BY_LEADS_AGENT } from './kept.ts';
export { leadsAgentJobs } from './leads-agent.jobs.ts';
export { leadsAgentRoutes } from './leads-agent.routes.ts';
export type { LeadsAgentDeps } from './leads-agent-deps.ts';
export { createLeadModel, type ModelPrice } from './model/lead-model.ts';
export { PERSONAL_DATA_OF_LEADS_AGENT } from './personal-data.repository.ts';
export { createSources, type SourceSettings, type Sources } from './sources/create-sources.ts';
