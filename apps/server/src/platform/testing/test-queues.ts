import type { JobName } from '../jobs/jobs.ts';
import '../mail/system-mail.job.ts';
import '../sweep.job.ts';

/** Every queue, so that a test can enqueue into any. The type makes a missing one a compile error. */
const NAMES: Record<JobName, true> = { 'system-mail.send': true, 'platform.sweep': true };

export const QUEUES_IN_TESTS = (Object.keys(NAMES) as JobName[]).map((name) => ({ name, retryLimit: 1 }));
