export {
  type Answer,
  countUnanswered,
  listAnswerStates,
  listAnswers,
  listOwnAbout,
  listOwnInThread,
  listOwnMails,
  type OwnMail,
} from './answers.repository.ts';
export type { InboxCallsDeps } from './calls/calls-deps.ts';
export { addKeyword, hasKeyword } from './calls/changing/keywords.ts';
export { markReferred } from './calls/changing/mark-referred.ts';
export { findNextWake } from './calls/changing/snoozed.repository.ts';
export { countInbox } from './calls/count-inbox.ts';
export { readBody } from './calls/reading/read-body.ts';
export { fetchReplyTo, readWholeText } from './calls/reading/read-original.ts';
export { readPartBytes } from './calls/reading/read-part-bytes.ts';
export { CHANGES_CHANNEL, tellChanged } from './changed.repository.ts';
export { labelSuggester } from './classify/suggest-label.ts';
export type { InboxDeps, InboxListener, IncomingEvent } from './inbox-deps.ts';
export { KEPT_BY_INBOX } from './kept.ts';
export { findOriginals, type OriginalMail } from './originals.repository.ts';
export { PERSONAL_DATA_OF_INBOX } from './personal-data.repository.ts';
export { askToRead, findReturned, listReadAt, listUnclassified } from './reading-side.repository.ts';
export { listRecentPeople } from './recent-people.repository.ts';
export { register } from './register.ts';
export { createConnections } from './remote/connections.ts';
export { searchMessages } from './search/search-messages.ts';
export { readSubject } from './sync/assign-threads.ts';
export { DRAFT_HEADER } from './sync/draft-header.ts';
export { countWaiting, type WaitingAnswers } from './waiting.repository.ts';
export { listWriters } from './writers.repository.ts';
