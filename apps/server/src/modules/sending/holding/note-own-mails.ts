import type { Db, Scope } from '../../../platform/db.ts';
import type { MessageIds } from '../../ledger/index.ts';
import { type FoundMail, listFound, listFoundAmong } from './found-mails.repository.ts';
import { holdForUnknown } from './hold-for-unknown.ts';
import { recordLeft } from './record-left.ts';

type Deps = { db: Db; now: () => Date; messageIds: MessageIds };

/** Mails of a mailbox's own that were read just now, without brackets; or all it has. */
export type ReadOwn = readonly string[] | 'all';

/**
 * What a mailbox has sent is sent, no matter what the ledger says. Where the ledger calls such a mail unsent it is an
 * older one, and all sending is held; not where a user had said so of this mail.
 */
export async function noteOwnMails(deps: Deps, { mailboxId }: Scope & { mailboxId: string }, read: ReadOwn) {
  const found = await findUnsent(deps, mailboxId, read);
  if (found.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    if (found.some(({ isSettled }) => !isSettled)) await holdForUnknown(trx, deps.now());
    await recordLeft(trx, found, 'foundInSent');
  });
}

async function findUnsent({ db, messageIds }: Deps, mailboxId: string, read: ReadOwn): Promise<FoundMail[]> {
  if (read === 'all') return listFound(db, mailboxId);
  const ours = read.flatMap((messageId) => {
    const number = messageIds.ledgerIdIn(messageId);
    return number === undefined ? [] : { messageId, number };
  });
  if (ours.length === 0) return [];
  return listFoundAmong(db, mailboxId, {
    numbers: ours.map(({ number }) => number),
    messageIds: ours.map(({ messageId }) => messageId),
  });
}
