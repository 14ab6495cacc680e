export { recordResults } from './dispatch/record-results.ts';
export { campaignOwner } from './doubt/campaign-owner.ts';
export { listQueuesOf, type SettledMail } from './doubt/settle.repository.ts';
export { settleResent, settleSent, settleSkipped } from './doubt/settle-by-person.ts';
export type { CampaignMail } from './facts/campaign-mail.ts';
export { PLAN_KNOWN_MS } from './facts/plan-known.ts';
export { type PlannedRound, plannerMailbox } from './facts/planner-facts.ts';
export { SENDING_RULES, type SendingDeps, type SendingRules, type WorkspaceFacts } from './facts/sending-deps.ts';
export { sentRoundOf } from './facts/sent-round.ts';
export { type BeatDeps, beatLedger } from './holding/beat-ledger.ts';
export { openDepartures } from './holding/departures.ts';
export { recordProven } from './holding/hold-for-unknown.ts';
export { listHeldMailboxes } from './holding/holds.repository.ts';
export { findIdentity } from './holding/installation.repository.ts';
export { markHeld } from './holding/mark-held.ts';
export { noteOwnMails } from './holding/note-own-mails.ts';
export { showHold } from './holding/show-hold.ts';
export { mailboxUsers } from './mailbox-users/mailbox-users.ts';
export { finishCampaigns } from './maintenance/finish-campaigns.ts';
export { listBusyMailboxes } from './maintenance/maintenance.repository.ts';
export type { MaintenanceDeps } from './maintenance/maintenance-deps.ts';
export { listCampaignMailboxes } from './planning/first-mails.repository.ts';
export { firstDueAt, PLANNED_AT_ONCE, planCampaign, planSome } from './planning/plan-leads.ts';
export { planMails } from './planning/plan-mails.ts';
export { resumeCampaign } from './planning/resume-campaign.ts';
export { wakeHeld } from './queues/held.repository.ts';
export { findNextLook, isSendingBusy } from './queues/next-look.repository.ts';
export { noteVerdicts } from './queues/note-verdicts.ts';
export { wakeQueues } from './queues/send-queues.repository.ts';
export {
  freeRecipients,
  holdRecipients,
  resumeRecipients,
  stopLeads,
  stopRecipients,
} from './queues/stops.repository.ts';
export { register } from './register.ts';
export { listSentRounds } from './reservation/candidates.repository.ts';
export { decideByPlan } from './reservation/decide-by-plan.ts';
