import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishIncoming } from './classify/publish-incoming.ts';
import { suggestFor } from './classify/suggest-label.ts';
import type { InboxDeps } from './inbox-deps.ts';

type Incoming = { workspaceId: string; messageId: string };

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reply.received': Incoming;
    'message.bounced': Incoming;
    'complaint.received': Incoming;
    'receipt.received': Incoming;
    'inbox.suggest': Incoming;
  }
}

const payload = z.object({ workspaceId: z.uuid(), messageId: z.uuid() });

const SERVER_EVENTS = ['reply.received', 'message.bounced', 'complaint.received', 'receipt.received'] as const;

/** What came in, published in the transaction that classified it. */
export const inboxJobs = (deps: InboxDeps): JobDefinition[] => [
  ...SERVER_EVENTS.map((name) =>
    defineJob({
      name,
      payload,
      concurrency: 1,
      retryLimit: 10,
      handle: ({ workspaceId, messageId }) => publishIncoming(deps, { workspaceId }, messageId),
    }),
  ),
  defineJob({
    name: 'inbox.suggest',
    payload,
    concurrency: 2,
    // A model that did not answer is not asked twice: a person looks.
    retryLimit: 0,
    handle: ({ workspaceId, messageId }) => suggestFor(deps, { workspaceId }, messageId),
  }),
];
