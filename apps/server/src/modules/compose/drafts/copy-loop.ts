import { once } from 'node:events';
import type { CopyDeps } from '../compose-deps.ts';
import { copyDrafts } from './copy-drafts.ts';

const TICK_MS = 2_000;

/** Keeps the copies of drafts up to date until it is stopped. */
export function startCopying(deps: CopyDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');

  async function run() {
    while (!stopping.signal.aborted) {
      const worked = await copyDrafts(deps).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'drafts are copied later');
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
