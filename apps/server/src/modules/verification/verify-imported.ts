import { VERIFY_ADDRESSES_MAX } from '@outrider/contract/verification/verification';
import type { Scope, Trx } from '../../platform/db.ts';
import { reserveQuota } from '../billing/index.ts';
import { startTask } from './tasks/start-task.ts';
import { findTask } from './tasks.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';

type Imported = Scope & { userId: string; importId: string; fileName: string };

/**
 * Checks what an import added, as far as the month's quota goes; the rest stays never checked. The task has the import's id,
 * so a job that runs twice begins one.
 */
export async function verifyImported(
  deps: VerificationDeps,
  { importId, fileName, ...person }: Imported,
): Promise<void> {
  if (await findTask(deps.db, person, importId)) return;
  const added = await deps.contacts.listImported(person, importId, VERIFY_ADDRESSES_MAX);
  const byName = await deps.nameOf(person);
  await deps.db.transaction().execute(async (trx) => {
    const { amount, period } = await reserveWhatIsLeft(deps, trx, person, {
      wanted: added.length,
      importId,
      now: deps.now(),
    });
    if (amount === 0) return;
    const emails = added.slice(0, amount);
    const task = { id: importId, name: fileName, source: 'import' as const, fileName, emails };
    await startTask(deps, trx, person, { ...task, recheckOf: null, namesOnly: false, period, byName });
  });
}

type Wish = { wanted: number; importId: string; now: Date };

async function reserveWhatIsLeft(
  deps: Pick<VerificationDeps, 'jobs'>,
  trx: Trx,
  scope: Scope,
  { wanted, importId, now }: Wish,
) {
  const reserve = (amount: number) =>
    reserveQuota(deps, trx, scope, { quotaType: 'VERIFICATION', amount, reference: importId, now });
  const all = await reserve(wanted);
  if (all.kind === 'reserved') return { amount: wanted, period: all.reservation.periodStart };
  // What is left was read under a lock that this transaction still holds.
  const some = all.left > 0 ? await reserve(all.left) : all;
  return some.kind === 'reserved'
    ? { amount: all.left, period: some.reservation.periodStart }
    : { amount: 0, period: '' };
}
