export { connectByPassword } from './adding/connect-by-password.ts';
export { wordsOf } from './connect/classify-problem.ts';
export { openMailboxImap, openMailboxSmtp } from './connect/open-mailbox.ts';
export { noteEvent } from './events.repository.ts';
export { KEPT_BY_MAILBOXES } from './kept.ts';
export { findMailboxesByName } from './listing/list.repository.ts';
export { listLogIns } from './listing/list-log-ins.ts';
export { listMailboxDays, type MailboxDays } from './listing/mailbox-days.ts';
export { mailboxSummary } from './listing/mailbox-summary.ts';
export { createMailHosts } from './mail-hosts.ts';
export { countMailboxes } from './mailboxes.repository.ts';
export type { MailboxesDeps } from './mailboxes-deps.ts';
export { PERSONAL_DATA_OF_MAILBOXES } from './personal-data.repository.ts';
export {
  findWarmUps,
  findWorkspacesAt,
  handOverMailboxes,
  listAddresses,
  readDomainHealth,
  sumSendingNow,
} from './ports/domains-side.repository.ts';
export { findFirstMailboxes } from './ports/first-mailboxes.repository.ts';
export {
  findMailboxNamed,
  type InboxMailbox,
  listInboxMailboxes,
  listMailboxAddresses,
} from './ports/inbox-side.repository.ts';
export { listActiveMailboxes, listSenders, type Sender } from './ports/senders.repository.ts';
export {
  countCampaigns,
  countSentMails,
  listMailboxIds,
  listSendingMailboxes,
  type SendingMailbox,
} from './ports/sending-side.repository.ts';
export {
  countWarmupMail,
  findWarmupMailbox,
  listWarmupMailboxes,
  noteWarmup,
  replaceWarmupDays,
  type WarmupMailbox,
  type WarmupNote,
} from './ports/warmup-side.repository.ts';
export type { KnownProvider } from './providers/known-provider.ts';
export { KNOWN_PROVIDERS } from './providers/known-providers.ts';
export { register } from './register.ts';
export { SEALED_BY_MAILBOXES } from './sealed.ts';
export { fileMail } from './sent/file-mail.ts';
export { fileLater, keepCopies, type SentCopy } from './sent/sent-copies.repository.ts';
export { recheckTracking } from './tracking/recheck-tracking.ts';
