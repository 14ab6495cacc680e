export { KEPT_BY_WARMUP } from './kept.ts';
export { mailboxPorts } from './mailbox-ports.ts';
export { WARMUP_FOLDER } from './mails/imap-reader.ts';
export { signedText, WARMUP_HEADER } from './mails/write-mail.ts';
export { findNextMail } from './next-mail.repository.ts';
export { register } from './register.ts';
export { createRandomSource } from './seeded-random.ts';
export { listWarmupToday } from './showing/today.repository.ts';
export type { WarmupDeps } from './warmup-deps.ts';
