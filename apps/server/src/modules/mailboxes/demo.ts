export { DEMO_MAILBOXES } from './demo-mailboxes.ts';
export { connectPracticeMailbox, findPracticeMailboxes, publishPracticeDomains } from './demo-practice-mailboxes.ts';
export { DEMO_ZONE, publishDemoDomains, seedDemoMailboxes, settleBoxedMailboxes } from './seed-demo-mailboxes.ts';
