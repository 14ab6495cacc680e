import { AppError } from '@outrider/contract/errors';
import type { AccountOperation } from '@outrider/contract/mailboxes/operate';
import type { Scope } from '../../platform/db.ts';
import { countTry } from '../../platform/throttle.ts';
import { reconnectMailbox } from './adding/reconnect-mailbox.ts';
import { noteEvent } from './events.repository.ts';
import { changeStatus, scheduleProbes } from './mailboxes.repository.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { countOwn } from './tags.repository.ts';
import { TESTS_PER_WORKSPACE } from './throttles.ts';

type Wanted = { accountIds: string[]; operation: AccountOperation; reason: string; password?: string | undefined };
type Operated = { changed: number; failed: { accountId: string; words: string }[] };

export async function operateMailboxes(deps: MailboxesDeps, scope: Scope, wanted: Wanted): Promise<Operated> {
  const { db, now, users } = deps;
  const ids = [...new Set(wanted.accountIds)];
  if ((await countOwn(db, scope, ids, [])).mailboxes === 0) throw new AppError('notFound');
  if (wanted.operation === 'reconnect') return reconnect(deps, scope, ids, wanted.password);
  const at = now();
  const changed = await db.transaction().execute(async (trx) => {
    const change =
      wanted.operation === 'pause'
        ? ({ from: ['active', 'error'], to: 'paused', reason: wanted.reason, at } as const)
        : ({ from: ['paused'], to: 'active', reason: '', at } as const);
    const moved = await changeStatus(trx, scope, ids, change);
    const event = wanted.operation === 'pause' ? 'paused' : 'resumed';
    await noteEvent(trx, scope, moved, { event, at, words: wanted.reason });
    await users.afterChange(trx, scope, moved);
    return moved;
  });
  return { changed: changed.length, failed: [] };
}

async function reconnect(
  deps: MailboxesDeps,
  scope: Scope,
  ids: string[],
  password: string | undefined,
): Promise<Operated> {
  const { db, jobs, now } = deps;
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) {
    await countTry(db, TESTS_PER_WORKSPACE, scope.workspaceId, now());
    const words = await reconnectMailbox(deps, scope, only, password);
    return words === undefined ? { changed: 1, failed: [] } : { changed: 0, failed: [{ accountId: only, words }] };
  }
  const changed = await db.transaction().execute(async (trx) => {
    const tried = await scheduleProbes(trx, scope, ids, now());
    await jobs.enqueue(trx, 'mailboxes.watch-logins', {});
    return tried;
  });
  return { changed, failed: [] };
}
