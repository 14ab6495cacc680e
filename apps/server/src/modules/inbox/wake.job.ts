import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { InboxCallsDeps } from './calls/calls-deps.ts';
import { wakeMessages } from './calls/changing/wake-messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'inbox.wake': Record<string, never>;
  }
}

export const wakeJob = (deps: Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>) =>
  defineJob({
    name: 'inbox.wake',
    payload: z.object({}).strict(),
    concurrency: 1,
    retryLimit: 1,
    cron: '* * * * *',
    handle: () => wakeMessages(deps),
  });
