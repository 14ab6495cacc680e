export { campaignJobs } from './campaigns.jobs.ts';
export { KEPT_BY_CAMPAIGNS } from './kept.ts';
export { PERSONAL_DATA_OF_CAMPAIGNS } from './personal-data.repository.ts';
export { decideByPlan } from './sending/decide-by-plan.ts';
export type { DoubtDeps } from './sending/doubt/settle-doubts.ts';
export { SENDING_RULES, type SendingDeps, type WorkspaceFacts } from './sending/sending-deps.ts';
export { startSending } from './sending/sending-loop.ts';
export { freeRecipients, stopRecipients } from './sending/stops.repository.ts';
