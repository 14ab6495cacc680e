import { z } from 'zod';
import { defineJob, type JobDefinition, RECURRING } from '../../platform/jobs/jobs.ts';
import { keepGoing } from './keep-going.ts';
import { lookOut } from './self-check/look-out.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { verifyImported } from './verify-imported.ts';
import { workOff } from './work-off.ts';
import './verification.payloads.ts';

const nothing = z.object({}).strict();

export const verificationJobs = (deps: VerificationDeps): JobDefinition[] => [
  defineJob({
    name: 'verification.work',
    payload: z.object({ workspaceId: z.uuid(), taskId: z.uuid() }),
    concurrency: 3,
    retryLimit: 5,
    handle: ({ workspaceId, taskId }) => workOff(deps, { workspaceId }, taskId),
  }),
  defineJob({
    name: 'verification.import',
    payload: z.object({ workspaceId: z.uuid(), userId: z.uuid(), importId: z.uuid(), fileName: z.string() }),
    concurrency: 1,
    retryLimit: 5,
    handle: (imported) => verifyImported(deps, imported),
  }),
  defineJob({
    ...RECURRING,
    name: 'verification.due',
    cron: '* * * * *',
    handle: () => keepGoing(deps),
  }),
  defineJob({
    name: 'verification.self-check',
    payload: nothing,
    concurrency: 1,
    retryLimit: 1,
    handle: async () => void (await lookOut(deps)),
  }),
];
