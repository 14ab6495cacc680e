import { randomInt } from 'node:crypto';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import { type Moved, moveMessages as moveAtServer } from '../../remote/move-messages.ts';
import { settleHeads } from '../../sync/threads.repository.ts';
import { eachFolder, type FolderGroup, groupByFolder } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import type { FolderRow } from '../folders.repository.ts';
import type { MessageRow } from '../messages.repository.ts';
import { lockMessages, placeMessages, wantSync } from './changes.repository.ts';
import { targetFolder } from './target-folder.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;
type AtServer = <T>(work: () => Promise<T>) => Promise<T>;

/** Into another folder of their own mailboxes, at the server first. Gives the ids of those that were still there. */
export async function moveMessages(
  deps: Deps,
  scope: Scope,
  rows: readonly MessageRow[],
  fid: number,
  atServer: AtServer,
): Promise<string[]> {
  const moved: string[] = [];
  await eachFolder(groupByFolder(rows), async (group) => {
    const { mailboxId } = group;
    const ids = await atServer(() =>
      deps.connections.use(scope, mailboxId, async (session) => {
        const target = await targetFolder(deps, scope, session, { fid, mailboxId });
        if (target.id === group.folderId) return group.messages.map(({ id }) => id);
        return moveHeld(deps, scope, group, target, (messages) =>
          moveAtServer(session, group.folder, messages, target.path),
        );
      }),
    );
    if (ids.length < group.messages.length) await wantSync(deps.db, scope, mailboxId, deps.now());
    moved.push(...ids);
  });
  return moved;
}

/**
 * The rows are held from before the server moves the messages until they have their new place. The sync, which hears of
 * the move at once, waits for that; so a message keeps its id, and with it what people wrote on it.
 */
async function moveHeld(
  { db }: Deps,
  scope: Scope,
  { mailboxId, folderId, messages, rows }: FolderGroup,
  target: FolderRow,
  move: (messages: FolderGroup['messages']) => Promise<Moved[]>,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const held = await lockMessages(
      trx,
      scope,
      folderId,
      messages.map(({ id }) => id),
    );
    const moved = await move(messages.filter(({ id }) => held.has(id)));
    // A number the server did not give stays open, by the sync's own mark for it, until the sync meets the message there.
    const placed = moved.map(({ id, uid }) => ({ id, uid: uid ?? -randomInt(1, 2 ** 47) }));
    await placeMessages(trx, scope, target, placed);
    const threads = rows.filter(({ id }) => held.has(id)).map(({ thread_id }) => thread_id);
    await settleHeads(trx, { ...scope, mailboxId }, [...new Set(threads)]);
    await tellChanged(trx, scope, [mailboxId]);
    return moved.map(({ id }) => id);
  });
}
