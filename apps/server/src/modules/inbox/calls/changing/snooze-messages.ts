import { AppError } from '@outrider/contract/errors';
import type { snoozeMessages as snoozeCall } from '@outrider/contract/inbox/inbox';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { describeMessages } from '../describe-messages.ts';
import { findChosen, findMessages } from '../messages.repository.ts';
import { changeMessages } from './changes.repository.ts';

/** Out of the inbox until then. That is ours alone: at the server the mail stays where it is. */
export async function snoozeMessages(
  deps: Pick<InboxCallsDeps, 'db' | 'listScheduled'>,
  scope: Scope,
  { midList, wholeThreads, until }: z.output<typeof snoozeCall.input>,
): Promise<z.input<typeof snoozeCall.output>> {
  return deps.db.transaction().execute(async (trx) => {
    const rows = await findChosen(trx, scope, midList, wholeThreads);
    if (rows.length === 0) throw new AppError('mailNotFound');
    const ids = rows.map(({ id }) => id);
    await changeMessages(trx, scope, ids, { snoozed_until: until === null ? null : new Date(until) });
    await tellChanged(
      trx,
      scope,
      rows.map(({ mailbox_id }) => mailbox_id),
    );
    return { messages: await describeMessages(deps, trx, scope, await findMessages(trx, scope, ids)) };
  });
}
