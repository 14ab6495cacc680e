export { DEMO_MAILBOXES } from './demo-mailboxes.ts';
export { DEMO_ZONE, publishDemoDomains, seedDemoMailboxes, settleBoxedMailboxes } from './seed-demo-mailboxes.ts';
