import { streamInboxChanges } from '@outrider/contract/inbox/live';
import { follow } from '../../platform/api.ts';

/** What changes in the inbox, until the signal ends it. */
export const followInboxChanges = (stream: Omit<Parameters<typeof follow>[0], 'path'>) =>
  follow({ path: streamInboxChanges.path, ...stream });
