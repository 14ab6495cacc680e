export { DEMO_MAILBOXES, type DemoMailbox } from './demo-mailboxes.ts';
export { connectPracticeMailbox, findPracticeMailboxes, publishPracticeDomains } from './demo-practice-mailboxes.ts';
export {
  DEMO_ZONE,
  publishDemoDomains,
  seedDemoMailboxes,
  seedMailbox,
  settleBoxedMailboxes,
} from './seed-demo-mailboxes.ts';
