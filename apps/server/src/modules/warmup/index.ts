export { WARMUP_FOLDER } from './imap-reader.ts';
export { KEPT_BY_WARMUP } from './kept.ts';
export { mailboxPorts } from './mailbox-ports.ts';
export { findNextMail } from './next-mail.repository.ts';
export { register } from './register.ts';
export { createRandomSource } from './seeded-random.ts';
export { listWarmupToday } from './today.repository.ts';
export type { WarmupDeps } from './warmup-deps.ts';
export { signedText, WARMUP_HEADER } from './write-mail.ts';
