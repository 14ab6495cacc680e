export { addFound, addLeads, addRowsOf } from './adding/add-leads.ts';
export { judgeRows } from './adding/judge-rows.ts';
export { findLeadId, insertLeads, type NewLead, shareOrReopen } from './adding/take.repository.ts';
export { countDoubts, listDoubtRows } from './record/doubts.repository.ts';
export { inChunks } from './record/in-chunks.ts';
export {
  type LeadMail,
  type LeadRecord,
  listLastEvents,
  listLeadIdsOf,
  listLeadMails,
  listLeadRecords,
  listPageIds,
} from './record/leads.repository.ts';
export type { LeadsDeps } from './record/leads-deps.ts';
export { listOpenDoubts } from './record/open-doubts.repository.ts';
export {
  deleteUnwritten,
  holdLeads,
  listGoingOn,
  listMailboxesOf,
  lockLeads,
  releaseLeads,
  skipPlanned,
} from './record/operate.repository.ts';
export { PERSONAL_DATA_OF_SOURCES } from './record/personal-data.repository.ts';
export { removeLeads } from './record/remove-leads.ts';
export { searchLeads } from './record/search-leads.ts';
export { register } from './register.ts';
export { endLiveByLabel, listCampaignNamesByLabel } from './sources/live-sources.repository.ts';
export { bringFound, listSearchSources } from './sources/search-sources.ts';
export { describeSource, listSources, type SourceRecord } from './sources/sources.repository.ts';
export { recordLeadCategories } from './values/categories.repository.ts';
export { fieldsAskedIn, listFieldValues } from './values/field-values.repository.ts';
export { findMissing } from './values/find-missing.ts';
export { listKnownFields } from './values/known-fields.ts';
export { listLacking } from './values/missing.repository.ts';
export { requiredVariables } from './values/required-variables.ts';
export { countOtherFields } from './values/summary.repository.ts';
export { verifyLeads } from './values/verify-leads.ts';
