import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import type { Loop } from '../../../platform/registration.ts';
import type { CopyDeps } from '../compose-deps.ts';
import { copyDrafts } from './copy-drafts.ts';

const TICK_MS = 2_000;

/** Keeps the copies of drafts up to date until it is stopped. */
export const startCopying = (deps: CopyDeps): Loop =>
  startLoop(async (stopping) => {
    const copied = await copyDrafts(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'drafts are copied later');
      return 0;
    });
    if (copied === 0) await restOrAbort(deps.pause(TICK_MS), stopping);
  });
