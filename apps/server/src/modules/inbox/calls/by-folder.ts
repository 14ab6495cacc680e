import type { RemoteFolder, RemoteMessage } from '../remote/in-folder.ts';
import type { MessageRow } from './messages.repository.ts';

/** Messages of one folder, as their server knows them. */
export type FolderGroup = {
  mailboxId: string;
  folderId: string;
  folder: RemoteFolder;
  messages: RemoteMessage[];
  rows: MessageRow[];
};

export function groupByFolder(rows: readonly MessageRow[]): FolderGroup[] {
  const groups = Map.groupBy(rows, ({ folder_id }) => folder_id);
  return [...groups].flatMap(([folderId, members]) => {
    const [first] = members;
    if (!first) return [];
    return {
      mailboxId: first.mailbox_id,
      folderId,
      folder: { path: first.folder_path, uidValidity: first.uid_validity },
      messages: members.map(asRemote),
      rows: members,
    };
  });
}

export const asRemote = ({ id, uid, message_id }: Pick<MessageRow, 'id' | 'uid' | 'message_id'>): RemoteMessage => ({
  id,
  uid: Number(uid),
  messageId: message_id,
});

/** Servers of different mailboxes do not wait for each other, but not all are asked at once. */
const MAILBOXES_AT_ONCE = 8;

/**
 * Works through the folders, those of one mailbox in turn. When some server refuses, the others have still done what was
 * asked, and the first refusal is thrown.
 */
export async function eachFolder(groups: readonly FolderGroup[], work: (group: FolderGroup) => Promise<void>) {
  const mailboxes = [...Map.groupBy(groups, ({ mailboxId }) => mailboxId).values()];
  const failures: unknown[] = [];
  for (let from = 0; from < mailboxes.length; from += MAILBOXES_AT_ONCE) {
    const settled = await Promise.allSettled(
      mailboxes.slice(from, from + MAILBOXES_AT_ONCE).map(async (folders) => {
        for (const folder of folders) await work(folder);
      }),
    );
    for (const result of settled) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw failures[0];
}
