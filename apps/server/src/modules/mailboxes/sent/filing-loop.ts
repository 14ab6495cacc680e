import { once } from 'node:events';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { type FilingDeps, fileSent } from './file-sent.ts';

export type FilingLoop = { stop(): Promise<void> };

/** Nobody waits for a copy, but whoever looks into the thread wants to see it. */
const TICK_MS = 2_000;

/** Files what left until it is stopped; apart from sending, which never waits for it. */
export function startFiling(deps: FilingDeps & Pick<MailboxesDeps, 'pause'>): FilingLoop {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');

  async function run() {
    while (!stopping.signal.aborted) {
      const worked = await fileSent(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'sent mail is filed later');
        return 0;
      });
      if (worked === 0) await Promise.race([deps.pause(TICK_MS), stopped]);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
