import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { type DoubtDeps, settleDoubts } from './doubt/settle-doubts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ledger.settle-doubts': Record<string, never>;
  }
}

export const ledgerJobs = (deps: DoubtDeps): JobDefinition[] => [
  defineJob({
    ...RECURRING,
    name: 'ledger.settle-doubts',
    cron: '* * * * *',
    handle: () => settleDoubts(deps),
  }),
];
