import { inboxChange, streamInboxChanges } from '@outrider/contract/inbox/live';
import type { Api } from '../../../platform/http/serve.ts';
import { serveChanges } from '../../../platform/http/serve-changes.ts';
import type { InboxCallsDeps } from './calls-deps.ts';

/** As while a mailbox is read for the first time. */
const GATHER_MS = 150;

export const streamChanges = (api: Api, { changes, pause }: Pick<InboxCallsDeps, 'changes' | 'pause'>) =>
  serveChanges(api, streamInboxChanges, {
    gatherMs: GATHER_MS,
    alive: { kind: 'alive', accountId: '' },
    keyOf: ({ kind, accountId, id = '' }) => `${kind}:${accountId}:${id}`,
    listen: (workspaceId, add, pastMs) =>
      changes.listen({
        pastMs,
        onPayload(payload) {
          const [workspace, accountId, kind, id] = payload.split(':');
          const parsed = workspace === workspaceId ? inboxChange.safeParse({ kind, accountId, id }) : undefined;
          if (parsed?.success) add(parsed.data);
        },
        // Something may have been missed, in any mailbox.
        onGap: () => add({ kind: 'message', accountId: '' }),
      }),
    pause,
  });
