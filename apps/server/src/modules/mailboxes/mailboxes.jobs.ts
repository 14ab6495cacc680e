import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { probeMailbox } from './adding/reconnect-mailbox.ts';
import { workBulk } from './bulk/work-bulk.ts';
import { enqueueDueChecks, runChecks } from './checks/run-checks.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { watchLogins } from './watch-logins.ts';

type OfMailbox = { workspaceId: string; mailboxId: string };

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mailboxes.check': OfMailbox;
    'mailboxes.checks-due': Record<string, never>;
    'mailboxes.probe': OfMailbox;
    'mailboxes.watch-logins': Record<string, never>;
    'mailboxes.bulk': { workspaceId: string; runId: string };
  }
}

const ofMailbox = z.object({ workspaceId: z.uuid(), mailboxId: z.uuid() });
const nothing = z.object({}).strict();

export const mailboxJobs = (deps: MailboxesDeps): JobDefinition[] => [
  defineJob({
    name: 'mailboxes.check',
    payload: ofMailbox,
    concurrency: 3,
    retryLimit: 3,
    handle: ({ workspaceId, mailboxId }) => runChecks(deps, { workspaceId }, mailboxId),
  }),
  defineJob({
    name: 'mailboxes.checks-due',
    payload: nothing,
    concurrency: 1,
    retryLimit: 1,
    cron: '*/10 * * * *',
    handle: () => enqueueDueChecks(deps),
  }),
  defineJob({
    name: 'mailboxes.probe',
    payload: ofMailbox,
    concurrency: 3,
    retryLimit: 1,
    handle: ({ workspaceId, mailboxId }) => probeMailbox(deps, { workspaceId }, mailboxId),
  }),
  defineJob({
    name: 'mailboxes.watch-logins',
    payload: nothing,
    concurrency: 1,
    retryLimit: 1,
    cron: '*/10 * * * *',
    handle: () => watchLogins(deps),
  }),
  defineJob({
    name: 'mailboxes.bulk',
    payload: z.object({ workspaceId: z.uuid(), runId: z.uuid() }),
    concurrency: 2,
    retryLimit: 20,
    handle: ({ workspaceId, runId }) => workBulk(deps, { workspaceId }, runId),
  }),
];
