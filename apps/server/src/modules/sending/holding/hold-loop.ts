import type { HoldReason } from '@outrider/contract/campaigns/holds';
import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import type { Loop } from '../../../platform/registration.ts';
import { finishLooks, type LookDeps } from './finish-looks.ts';
import { findHold } from './holds.repository.ts';

type Deps = LookDeps & {
  pause: (milliseconds: number) => Promise<void>;
  /** Whether this process does the work, or is only there for people. */
  works: boolean;
  /** Puts back who must not be written to, from beside the database. */
  replayOptOuts?: (() => Promise<unknown>) | undefined;
};

const TICK_MS = 2_000;

const AFTER = 'Nothing is sent until all mailboxes were read and the owner of each workspace lets sending go on.';

const SENTENCES: Record<HoldReason, string> = {
  restored: `This database was restored from a backup. ${AFTER}`,
  olderLedger: `This database is older than what the data folder knows. ${AFTER}`,
  otherDatabase: `This is a copy of the database that was used last. ${AFTER}`,
  unknownSent: `A mailbox has sent mail that this database calls unsent. ${AFTER}`,
};

/** Once sending is held: what is known beside the database is put back, and what mailboxes have is recorded. Each process has one. */
export function startHoldLoop(deps: Deps): Loop {
  let reported: HoldReason | null = null;

  async function tick() {
    const { reason, isWaiting } = await findHold(deps.db);
    if (reason && reason !== reported) {
      deps.log.warn(SENTENCES[reason]);
      await deps.replayOptOuts?.();
    }
    reported = reason;
    if (isWaiting && deps.works) await finishLooks(deps);
  }

  return startLoop(async (stopping) => {
    await tick().catch((error: unknown) => deps.log.warn({ err: error }, 'what left is recorded later'));
    await restOrAbort(deps.pause(TICK_MS), stopping);
  });
}
