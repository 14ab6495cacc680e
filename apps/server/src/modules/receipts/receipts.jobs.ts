import { z } from 'zod';
import type { Scope } from '../../platform/db.ts';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';

const marking = z.object({ workspaceId: z.uuid(), mid: z.uuid() }).strict();

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'receipts.mark': z.infer<typeof marking>;
  }
}

/** RFC 3503. */
export const MDN_SENT = '$MDNSent';

type Deps = { addKeyword: (scope: Scope, mid: string, keyword: string) => Promise<void> };

export const receiptJobs = ({ addKeyword }: Deps): JobDefinition[] => [
  defineJob({
    name: 'receipts.mark',
    payload: marking,
    concurrency: 4,
    retryLimit: 5,
    handle: ({ workspaceId, mid }) => addKeyword({ workspaceId }, mid, MDN_SENT),
  }),
];
