import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { findSuppressed } from '../suppressions/find-suppressed.ts';
import { addWithinPlan } from '../take-room.ts';
import { lockDeleted, putBack } from './deleted-contacts.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'jobs' | 'hasher' | 'roomFor' | 'onValuesChanged'>;

/** More than that are put into the indexes by a job. */
const CHUNK = 5_000;

/** Takes a deletion back, as long as the deleted are kept. What the plan has no room for stays deleted. */
export async function restoreContacts(deps: Deps, scope: Scope, deletionId: string): Promise<{ changed: number }> {
  let changed = 0;
  for (let isFirst = true; ; isFirst = false) {
    const { found, restored } = await restoreSome(deps, scope, deletionId, isFirst);
    if (isFirst && found === 0) throw new AppError('notFound');
    changed += restored;
    if (found < CHUNK) return { changed };
  }
}

const restoreSome = ({ db, ...deps }: Deps, scope: Scope, deletionId: string, isFirst: boolean) =>
  db.transaction().execute(async (trx) => {
    let found = 0;
    const restored = await addWithinPlan(deps, trx, scope, async () => {
      const deleted = await lockDeleted(trx, scope, deletionId, CHUNK);
      found = deleted.length;
      if (found === 0) return 0;
      return bringBack(deps, trx, scope, deleted, isFirst && found < CHUNK);
    });
    return { found, restored };
  });

async function bringBack(
  { jobs, hasher, onValuesChanged }: Omit<Deps, 'db'>,
  trx: Trx,
  scope: Scope,
  deleted: readonly { id: string; email: string }[],
  isSettled: boolean,
): Promise<number> {
  const suppressed = await findSuppressed(
    { hasher },
    trx,
    scope,
    deleted.map(({ email }) => email),
  );
  const ids = deleted.map(({ id }) => id);
  const back = await putBack(trx, scope, ids, { suppressed, isSettled });
  if (!isSettled) await jobs.enqueue(trx, 'contacts.settle', { workspaceId: scope.workspaceId });
  await onValuesChanged?.(
    trx,
    scope,
    back.map(({ email }) => email),
  );
  return back.length;
}
