import { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { defineJob, type JobDefinition, type Jobs } from '../../../platform/jobs/jobs.ts';
import { readDraft } from '../drafts/drafts.repository.ts';

const marking = z.object({ workspaceId: z.uuid(), mid: z.uuid(), as: z.enum(['answered', 'forwarded']) }).strict();
type Marking = z.infer<typeof marking>;

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'compose.mark-original': Marking;
  }
}

type Deps = { markReferred: (scope: Scope, mid: string, as: Marking['as']) => Promise<void> };

/** The mail that was answered or passed on says so at its server, however long that is away. */
export const deliveryJobs = ({ markReferred }: Deps): JobDefinition[] => [
  defineJob({
    name: 'compose.mark-original',
    payload: marking,
    concurrency: 4,
    retryLimit: 5,
    handle: ({ workspaceId, mid, as }) => markReferred({ workspaceId }, mid, as),
  }),
];

const AS = { reply: 'answered', replyAll: 'answered', forward: 'forwarded', resend: undefined } as const;

/** Has the mail a sent draft refers to marked. */
export async function markOriginal(
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  trx: Trx,
  { workspaceId }: Scope,
  draftId: string,
): Promise<void> {
  const reference = (await readDraft(trx, { workspaceId }, draftId))?.attrs.reference;
  const as = reference ? AS[reference.kind] : undefined;
  if (reference && as) await jobs.enqueue(trx, 'compose.mark-original', { workspaceId, mid: reference.mid, as });
}
