import { openBoss, runJobs } from '../jobs/job-runner.ts';
import { createLog } from '../log.ts';
import { systemMailJob } from '../mail/system-mail.job.ts';

/** A worker process for tests: it takes one job, says so and never finishes it. */
const url = process.argv[2] ?? '';
const log = createLog('silent');
const { payload } = systemMailJob({} as Parameters<typeof systemMailJob>[0]);
const boss = await openBoss({ url, log, works: true });
const forever = ({ mailId }: { mailId: string }) => {
  process.send?.({ took: mailId });
  return new Promise<void>(() => {});
};
await runJobs(boss, [{ name: 'system-mail.send', payload, concurrency: 1, retryLimit: 1, handle: forever }], log);
process.send?.('ready');
