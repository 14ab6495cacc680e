export { callJobs } from './calls.jobs.ts';
export { campaignRoutes } from './campaigns.routes.ts';
export type { CampaignsDeps } from './campaigns-deps.ts';
export type { ChangesDeps } from './changes/changes-deps.ts';
export { findCampaignsByName } from './drafts/campaign-names.repository.ts';
export { listCampaignStates } from './drafts/list-campaign-states.ts';
export { countLaunches, findFirstCampaign, findReplies } from './first-steps.repository.ts';
export { type BeatDeps, beatLedger } from './holding/beat-ledger.ts';
export { openDepartures } from './holding/departures.ts';
export { startHoldLoop } from './holding/hold-loop.ts';
export { listHeldMailboxes } from './holding/holds.repository.ts';
export { findIdentity } from './holding/installation.repository.ts';
export { markHeld } from './holding/mark-held.ts';
export { noteOwnMails } from './holding/note-own-mails.ts';
export { showHold } from './holding/show-hold.ts';
export { holdRoutes } from './holds.routes.ts';
export { KEPT_BY_CAMPAIGNS } from './kept.ts';
export { addFound } from './leads/add-leads.ts';
export { endLiveByLabel, listCampaignNamesByLabel } from './leads/live-sources.repository.ts';
export { listOpenDoubts } from './leads/open-doubts.repository.ts';
export { bringFound, listSearchSources } from './leads/search-sources.ts';
export { letterHelpRoutes } from './letter-help.routes.ts';
export { startOutlookDesks } from './outlook/desk-threads.ts';
export { isDearAhead, isDearLook, type OutlookDeps } from './outlook/outlook-deps.ts';
export type { PreviewDeps } from './outlook/preview-deps.ts';
export { outlookRoutes } from './outlook.routes.ts';
export { PERSONAL_DATA_OF_CAMPAIGNS } from './personal-data.repository.ts';
export { createPictureStore } from './pictures/letter-pictures.ts';
export { startFilmDesk } from './rehearsal/film-threads.ts';
export type { RehearsalDeps } from './rehearsal/rehearsal-deps.ts';
export { campaignsOfPerson } from './replies/campaigns-of-person.ts';
export { countHits } from './replies/count-hits.ts';
export { CAMPAIGN_CHANGES_CHANNEL } from './replies/events.repository.ts';
export { hearNews } from './replies/hear-news.ts';
export { leaveByLink } from './replies/leave.ts';
export { replyJobs } from './replies/replies.jobs.ts';
export type { RepliesDeps } from './replies/replies-deps.ts';
export { takeLabel } from './replies/take-label.ts';
export { takeRejection } from './replies/take-return.ts';
export { findTrackedMail } from './replies/tracked-mails.repository.ts';
export type { LinkDeps } from './replies/weigh-answer.ts';
export { repliesRoutes } from './replies.routes.ts';
export { decideByPlan } from './sending/decide-by-plan.ts';
export { campaignOwner } from './sending/doubt/campaign-owner.ts';
export { mailboxUsers } from './sending/mailbox-users.ts';
export { addPixel } from './sending/message/track-page.ts';
export { createMailLinks, readMailLink } from './sending/message/tracking-links.ts';
export { createLetterWriter } from './sending/message/write-letter.ts';
export { findNextLook, isSendingBusy } from './sending/next-look.repository.ts';
export { noteVerdicts } from './sending/note-verdicts.ts';
export { wakeParked } from './sending/parked.repository.ts';
export { sendingJobs } from './sending/sending.jobs.ts';
export { SENDING_RULES, type SendingDeps, type WorkspaceFacts } from './sending/sending-deps.ts';
export { startSending } from './sending/sending-loop.ts';
export { freeRecipients, resumeRecipients, stopRecipients } from './sending/stops.repository.ts';
export type { TendDeps } from './sending/tending/tend-deps.ts';
export { knownZone } from './statistics/known-zone.ts';
export { readOverview } from './statistics/read-overview.ts';
export { readStatistics } from './statistics/read-statistics.ts';
export { readTrends } from './statistics/read-trends.ts';
export { listSentToday } from './statistics/sent-today.repository.ts';
export {
  areDearTotals,
  areDearTrends,
  createPeopleMemory,
  isDearStatistics,
  type StatisticsDeps,
} from './statistics/statistics-deps.ts';
export { statisticsRoutes } from './statistics.routes.ts';
