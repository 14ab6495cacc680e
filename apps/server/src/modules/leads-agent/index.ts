export { KEPT_BY_LEADS_AGENT } from './kept.ts';
export type { LeadsAgentDeps } from './leads-agent-deps.ts';
export { createLeadModel, type ModelPrice } from './model/lead-model.ts';
export { PERSONAL_DATA_OF_LEADS_AGENT } from './personal-data.repository.ts';
export { register } from './register.ts';
export { createSources, type SourceSettings, type Sources } from './sources/create-sources.ts';
