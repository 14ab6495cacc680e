import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import type { Loop } from '../../../platform/registration.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { type FilingDeps, fileSent } from './file-sent.ts';

/** No request waits for a copy, but a user who opens the thread wants to see it. */
const TICK_MS = 2_000;

/** Files what left until it is stopped; apart from sending, which never waits for it. */
export const startFiling = (deps: FilingDeps & Pick<MailboxesDeps, 'pause'>): Loop =>
  startLoop(async (stopping) => {
    const filed = await fileSent(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'sent mail is filed later');
      return 0;
    });
    if (filed === 0) await restOrAbort(deps.pause(TICK_MS), stopping);
  });
