export { WARMUP_FOLDER } from './imap-reader.ts';
export { KEPT_BY_WARMUP } from './kept.ts';
export { mailboxPorts } from './mailbox-ports.ts';
export { createLuck } from './seeded-luck.ts';
export { warmupJobs } from './warmup.jobs.ts';
export { warmupRoutes } from './warmup.routes.ts';
export type { WarmupDeps } from './warmup-deps.ts';
export { signedText, WARMUP_HEADER } from './write-mail.ts';
