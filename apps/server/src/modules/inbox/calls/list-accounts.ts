import type { InboxAccount, listInboxAccounts } from '@outrider/contract/inbox/inbox';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { type InboxMailbox, listInboxMailboxes } from '../../mailboxes/index.ts';
import { countUnread, listSyncs } from './counts.repository.ts';

type Deps = { db: Db; now: () => Date };

export async function listAccounts(
  { db, now }: Deps,
  scope: Scope,
  wanted: z.output<typeof listInboxAccounts.input>,
): Promise<z.input<typeof listInboxAccounts.output>> {
  const { mailboxes, total, cannotLogIn } = await listInboxMailboxes(db, scope, wanted);
  const ids = mailboxes.map(({ id }) => id);
  const syncs = new Map((await listSyncs(db, scope, ids)).map((row) => [row.mailbox_id, row]));
  const unread = await countUnread(db, scope, ids, now());
  return {
    accountList: mailboxes.map((mailbox) => ({
      accountId: mailbox.id,
      email: mailbox.email,
      name: mailbox.name,
      unread: unread.get(mailbox.id) ?? 0,
      sync: describeSync(mailbox, syncs.get(mailbox.id)),
    })),
    total,
    totalPage: Math.ceil(total / wanted.pageSize),
    cannotLogIn,
  };
}

type Sync = Awaited<ReturnType<typeof listSyncs>>[number];

/** A mailbox that cannot log in says so itself, whether the sync has met it already or not. */
function describeSync({ status, words }: InboxMailbox, sync: Sync | undefined): InboxAccount['sync'] {
  const progress = sync ?? { state: 'first' as const, words: '', last_at: null, stored: 0, total: 0 };
  const isBroken = status === 'error';
  return {
    state: isBroken ? 'behind' : progress.state,
    words: isBroken ? words : progress.words,
    lastAt: progress.last_at?.toISOString() ?? null,
    stored: progress.stored,
    total: progress.total,
  };
}
