import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { receiveMails } from './mails/receive-mails.ts';
import { sendDue } from './mails/send-due.ts';
import { noticeChanges } from './notice-changes.ts';
import { planDays } from './plan-days.ts';
import { refreshProgress } from './refresh-progress.ts';
import type { WarmupDeps } from './warmup-deps.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'warmup.plan': Record<string, never>;
    'warmup.send': Record<string, never>;
    'warmup.receive': Record<string, never>;
  }
}

export const warmupJobs = (deps: WarmupDeps): JobDefinition[] => [
  defineJob({
    ...RECURRING,
    name: 'warmup.plan',
    cron: '3 * * * *',
    async handle() {
      await planDays(deps);
      await refreshProgress(deps);
    },
  }),
  defineJob({
    ...RECURRING,
    name: 'warmup.send',
    cron: '* * * * *',
    async handle() {
      await noticeChanges(deps);
      await sendDue(deps);
    },
  }),
  defineJob({ ...RECURRING, name: 'warmup.receive', cron: '*/2 * * * *', handle: () => receiveMails(deps) }),
];
