export { DEMO_MAILBOXES, type DemoMailbox } from './demo/demo-mailboxes.ts';
export {
  connectPracticeMailbox,
  findPracticeMailboxes,
  publishPracticeDomains,
} from './demo/demo-practice-mailboxes.ts';
export {
  DEMO_ZONE,
  publishDemoDomains,
  seedDemoMailboxes,
  seedMailbox,
  settleBoxedMailboxes,
} from './demo/seed-demo-mailboxes.ts';
