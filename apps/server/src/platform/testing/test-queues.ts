import type { JobName } from '../jobs/jobs.ts';
import '../mail/system-mail.job.ts';
import '../sweep.job.ts';

/** Every queue, so that a test can enqueue into any. The type makes a missing one a compile error. */
const NAMES: Record<JobName, true> = {
  'system-mail.send': true,
  'platform.sweep': true,
  'campaigns.add-leads': true,
  'campaigns.judge-guards': true,
  'campaigns.prove-deliveries': true,
  'campaigns.plan': true,
  'campaigns.settle-doubts': true,
  'campaigns.sweep-pictures': true,
  'campaigns.tend': true,
  'campaigns.tend-sources': true,
  'campaigns.wake-parked': true,
  'contacts.count-labels': true,
  'contacts.import': true,
  'contacts.settle': true,
  'contacts.strip-label': true,
  'mailboxes.check': true,
  'mailboxes.checks-due': true,
  'mailboxes.probe': true,
  'mailboxes.watch-logins': true,
  'mailboxes.bulk': true,
  'warmup.plan': true,
  'warmup.send': true,
  'warmup.receive': true,
  'inbox.suggest': true,
  'inbox.wake': true,
  'reply.received': true,
  'message.bounced': true,
  'complaint.received': true,
  'receipt.received': true,
  'verification.work': true,
  'verification.import': true,
  'verification.due': true,
  'verification.self-check': true,
};

export const QUEUES_IN_TESTS = (Object.keys(NAMES) as JobName[]).map((name) => ({ name, retryLimit: 1 }));
