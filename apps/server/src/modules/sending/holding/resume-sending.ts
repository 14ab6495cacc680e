import type { resumeSending as resumeCall } from '@outrider/contract/campaigns/holds';
import { AppError } from '@outrider/contract/errors';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { addToCounters, lockCountersOf } from '../../ledger/index.ts';
import { endUnsent } from '../doubt/settle.repository.ts';
import { wakeQueuesAt } from '../queues/send-queues.repository.ts';
import { listUnproven } from './holds.repository.ts';
import { showHold } from './show-hold.ts';

type Deps = { db: Db; now: () => Date };

/** The owner's word: sending goes on. Mailboxes that could not be read stay held until they are. */
export async function resumeSending(
  deps: Deps,
  scope: Scope,
  { doubts }: z.output<typeof resumeCall.input>,
): Promise<void> {
  const hold = await showHold(deps, scope);
  if (!hold) return;
  if (!hold.isLooked) throw new AppError('mailboxesStillRead');
  await deps.db.transaction().execute(async (trx) => {
    const at = deps.now();
    const { rows } = await sql<{ id: string }>`select mailbox_id as id from send_queues
      where workspace_id = ${scope.workspaceId}`.execute(trx);
    await wakeQueuesAt(
      trx,
      rows.map(({ id }) => id),
      at,
    );
    if (doubts === 'send') await sendUnproven(trx, scope, at);
    await sql`update sending_holds set resumed_at = ${at}
      where workspace_id = ${scope.workspaceId} and resumed_at is null`.execute(trx);
  });
}

/** The owner says that they did not leave. */
async function sendUnproven(trx: Trx, scope: Scope, at: Date): Promise<void> {
  const ids = await listUnproven(trx, scope);
  await lockCountersOf(trx, ids);
  const sent = await endUnsent(trx, ids, { at, name: '', state: 'planned', settledBy: 'toldUnsent' });
  await addToCounters(
    trx,
    sent.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
}
