import { z } from 'zod';
import { defineJob } from '../jobs/jobs.ts';
import { sendSystemMail } from './system-mail.ts';

declare module '../jobs/jobs.ts' {
  interface JobPayloads {
    'system-mail.send': { mailId: string };
  }
}

/** About an hour of tries with the queue's backoff: a link older than that is of no use to anybody. */
const RETRIES = 10;

export const systemMailJob = (deps: Parameters<typeof sendSystemMail>[0]) =>
  defineJob({
    name: 'system-mail.send',
    payload: z.object({ mailId: z.uuid() }),
    concurrency: 4,
    retryLimit: RETRIES,
    handle: ({ mailId }) => sendSystemMail(deps, mailId),
  });
