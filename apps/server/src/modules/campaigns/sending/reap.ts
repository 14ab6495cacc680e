import { freeLanes, lockLanesOf } from './lanes.repository.ts';
import { doubtHeld, giveBack, listHeld } from './ledger.repository.ts';
import type { SendingDeps } from './sending-deps.ts';
import { lockDeadWorker, removeWorker } from './workers.repository.ts';

type Deps = Pick<SendingDeps, 'db' | 'log' | 'now' | 'rules' | 'atPoint'>;

/**
 * Buries those who are silent: what they had not finished is sent by others, and what they may have finished is in doubt.
 * Each in one transaction, so that it is done whole or by the next who looks.
 */
export async function reap(deps: Deps): Promise<void> {
  for (;;) {
    const worker = await buryOne(deps);
    if (worker === undefined) return;
    deps.log.warn({ worker }, 'A worker fell silent; its mails were taken over');
  }
}

const buryOne = ({ db, now, rules, atPoint }: Deps): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const dead = await lockDeadWorker(trx, rules.leaseMs);
    if (dead === undefined) return undefined;
    const lanes = await lockLanesOf(trx, dead);
    const reserved = await listHeld(trx, dead, lanes, 'reserved');
    await giveBack(
      trx,
      dead,
      ['reserved'],
      reserved.map((id) => ({ id })),
    );
    // A note that came in between is seen now: what is not given back has been completed.
    await doubtHeld(trx, dead, lanes, now());
    await freeLanes(trx, lanes, now());
    await atPoint?.('insideReap');
    await removeWorker(trx, dead);
    return dead;
  });
