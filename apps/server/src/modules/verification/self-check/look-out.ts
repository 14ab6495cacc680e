import type { VerificationDeps } from '../verification-deps.ts';
import { goOnWaiting } from '../wait-for-route.ts';
import {
  examineBlocklists,
  examineClock,
  examineMailPorts,
  examineNames,
  examinePort25,
  examineReverseName,
} from './examine.ts';
import { databaseNow, findNewestCheck, saveSelfCheck } from './self-checks.repository.ts';

type Deps = Pick<VerificationDeps, 'db' | 'jobs' | 'now' | 'systemNow' | 'selfCheck'>;

/** No older finding is believed while a user waits for it. */
const FRESH_MS = 5 * 60_000;

/** Looks now, writes down what it saw, and lets waiting tasks go on when the route is open. */
export async function lookOut(deps: Deps): Promise<boolean> {
  const { db, selfCheck: ports, now, systemNow } = deps;
  const [{ result: port25, ownAddress }, names, mailPorts] = await Promise.all([
    examinePort25(ports),
    examineNames(ports, ports.strangeName()),
    examineMailPorts(ports),
  ]);
  const [reverseDns, blocklists, theirs] = await Promise.all([
    examineReverseName(ports, ownAddress, ports.helloName),
    examineBlocklists(ports, ownAddress),
    databaseNow(db),
  ]);
  const at = now();
  const checks = [port25, reverseDns, names, mailPorts, blocklists, examineClock(systemNow(), theirs)];
  const canAsk = port25.verdict !== 'fail' && names.verdict !== 'fail';
  await db.transaction().execute(async (trx) => {
    await saveSelfCheck(trx, { at, route: ports.route, canAsk, checks });
    if (canAsk) await goOnWaiting(deps, trx);
  });
  return canAsk;
}

/** Whether mail hosts can be asked, from what was seen after that moment; by default within the last minutes. */
export async function isRouteOpen(deps: Deps, since?: Date): Promise<boolean> {
  const newest = await findNewestCheck(deps.db);
  const oldest = since ?? new Date(deps.now().getTime() - FRESH_MS);
  return newest && newest.at >= oldest ? newest.canAsk : lookOut(deps);
}
