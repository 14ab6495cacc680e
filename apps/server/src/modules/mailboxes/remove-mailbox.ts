import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../platform/db.ts';
import { deleteMailbox } from './mailboxes.repository.ts';
import type { MailboxesDeps, Removal } from './mailboxes-deps.ts';
import { dropCopiesOf } from './sent/sent-filings.repository.ts';

/** Forgets the mailbox with its secrets, log and counts. The mail in it stays where it is, at its own host. */
export async function removeMailbox(
  { db, users }: Pick<MailboxesDeps, 'db' | 'users'>,
  scope: Scope,
  removal: Removal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await users.beforeRemove(trx, scope, removal);
    await dropCopiesOf(trx, scope, removal.mailboxId);
    if (!(await deleteMailbox(trx, scope, removal.mailboxId))) throw new AppError('notFound');
  });
}
