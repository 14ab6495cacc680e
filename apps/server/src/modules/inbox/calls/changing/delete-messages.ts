import { AppError } from '@outrider/contract/errors';
import { FOLDER_IDS } from '@outrider/contract/inbox/message';
import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import { removeMessages } from '../../remote/move-messages.ts';
import { deleteAtServer } from '../../remote/server-words.ts';
import { settleHeads } from '../../sync/threads.repository.ts';
import { eachFolder, groupByFolder } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { folderNumber } from '../describe-messages.ts';
import { findChosen, type MessageRow } from '../messages.repository.ts';
import { deleteMessages as deleteRows, wantSync } from './changes.repository.ts';
import { moveMessages } from './move-messages.ts';

type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:deleteMessages']['input']>;

/** Into the trash, where they can be taken back from; what lies there already goes for good. */
export async function deleteMessages(
  deps: InboxCallsDeps,
  scope: Scope,
  { midList, wholeThreads }: Wanted,
): Promise<ProxyOutput<'mbox:deleteMessages'>> {
  const rows = await findChosen(deps.db, scope, midList, wholeThreads);
  if (rows.length === 0) throw new AppError('mailNotFound');
  const isWaste = ({ role }: MessageRow) => role === 'trash';
  const kept = rows.filter((row) => !isWaste(row));
  const trashed = new Set(await moveMessages(deps, scope, kept, FOLDER_IDS.trash, deleteAtServer));
  const removed = await removeForGood(deps, scope, rows.filter(isWaste));
  if (trashed.size === 0 && removed.length === 0) throw new AppError('mailNotFound');
  return {
    trashed: kept.filter(({ id }) => trashed.has(id)).map((row) => ({ mid: row.id, fid: folderNumber(row) })),
    removed,
  };
}

/** What the server no longer has is gone as wished. */
async function removeForGood(
  { db, connections, now }: InboxCallsDeps,
  scope: Scope,
  rows: readonly MessageRow[],
): Promise<string[]> {
  const removed: string[] = [];
  await eachFolder(groupByFolder(rows), async ({ mailboxId, folder, messages, rows: members }) => {
    await deleteAtServer(() =>
      connections.use(scope, mailboxId, (session) => removeMessages(session, folder, messages)),
    );
    const ids = messages.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await deleteRows(trx, scope, ids);
      await settleHeads(trx, { ...scope, mailboxId }, [...new Set(members.map(({ thread_id }) => thread_id))]);
      // The sync may just be storing what it met there a moment before.
      await wantSync(trx, scope, mailboxId, now());
      await tellChanged(trx, scope, [mailboxId]);
    });
    removed.push(...ids);
  });
  return removed;
}
