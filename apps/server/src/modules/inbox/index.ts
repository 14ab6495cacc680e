export {
  type Answer,
  countUnanswered,
  listAnswers,
  listOwnAbout,
  listOwnInThread,
  listOwnMails,
  type OwnMail,
} from './answers.repository.ts';
export type { InboxCallsDeps } from './calls/calls-deps.ts';
export { readBody } from './calls/read-body.ts';
export { CHANGES_CHANNEL } from './changed.repository.ts';
export { inboxJobs } from './inbox.jobs.ts';
export { inboxRoutes } from './inbox.routes.ts';
export type { InboxDeps, InboxListener, InboxNews } from './inbox-deps.ts';
export { labelSuggester } from './judge/suggest-label.ts';
export { KEPT_BY_INBOX } from './kept.ts';
export { PERSONAL_DATA_OF_INBOX } from './personal-data.repository.ts';
export { askToRead, findReturned, listReadAt } from './reading-side.repository.ts';
export { createConnections } from './remote/connections.ts';
export { readSubject } from './sync/assign-threads.ts';
export { startSyncLoop } from './sync/sync-loop.ts';
export { wakeJob } from './wake.job.ts';
