import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { LedgerOwners } from './owner.ts';
import { lockDeadWorker, removeWorker } from './workers.repository.ts';

type Deps = {
  db: Db;
  log: Pick<Log, 'warn'>;
  now: () => Date;
  owners: LedgerOwners;
  rules: { leaseMs: number };
  /** Tests stop here. */
  insideEviction?: (() => unknown) | undefined;
};

/**
 * Evicts workers that are silent: what they had not finished is sent by others, and what they may have finished is in doubt.
 * Each in one transaction, so that it is done whole or by the next that looks.
 */
export async function evictWorkers(deps: Deps): Promise<void> {
  for (;;) {
    const worker = await evictOne(deps);
    if (worker === undefined) return;
    deps.log.warn({ worker }, 'A worker fell silent; its mails were taken over');
  }
}

const evictOne = ({ db, now, owners, rules, insideEviction }: Deps): Promise<string | undefined> =>
  db.transaction().execute(async (trx) => {
    const dead = await lockDeadWorker(trx, rules.leaseMs);
    if (dead === undefined) return undefined;
    for (const owner of Object.values(owners)) await owner.release(trx, dead, now());
    await insideEviction?.();
    await removeWorker(trx, dead);
    return dead;
  });
