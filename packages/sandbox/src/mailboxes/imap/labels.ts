import { type Account, folderForUse, foldersOf, isOutside } from '../account.ts';
import {
  addMessage,
  expungeMessages,
  type Folder,
  type GmailMail,
  type StoredMessage,
  setFlags,
  touchMessage,
  type Watcher,
} from '../folder.ts';

/** The labels that have a folder of another name. */
const LABELS_OF_USES: Record<string, string> = {
  '\\Drafts': '\\Draft',
  '\\Sent': '\\Sent',
  '\\Junk': '\\Spam',
  '\\Trash': '\\Trash',
};

export const labelOf = ({ name, use }: Folder): string =>
  name === 'INBOX' ? '\\Inbox' : ((use && LABELS_OF_USES[use]) ?? name);

export const isSameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function folderOfLabel(account: Account, label: string, now: Date): Folder | undefined {
  return [...foldersOf(account, now).values()].find(
    (folder) => !folder.noSelect && isSameLabel(labelOf(folder), label),
  );
}

/** All labels of a message: of its folders, its star and its marks. */
export function labelsOf({ gmail, flags }: StoredMessage): string[] {
  const folders = [...(gmail?.copies.keys() ?? [])].filter(({ use }) => use !== '\\All');
  return [...folders.map(labelOf), ...(flags.has('\\Flagged') ? ['\\Starred'] : []), ...(gmail?.marks ?? [])];
}

/** Sets the flags of a message, which all its copies share; only being deleted belongs to the one in this folder. */
export function changeFlags(folder: Folder, message: StoredMessage, flags: Set<string>, actor?: Watcher): void {
  setFlags(folder, message, flags, actor);
  for (const [other, copy] of message.gmail?.copies ?? []) {
    if (copy === message) continue;
    const shared = [...flags].filter((flag) => flag !== '\\Deleted');
    setFlags(other, copy, new Set(copy.flags.has('\\Deleted') ? [...shared, '\\Deleted'] : shared), actor);
  }
}

/** What else is known about a mail changed with its labels: clients find it by the mod-sequence. */
export function touchCopies({ copies }: GmailMail, actor?: Watcher): void {
  for (const [folder, copy] of copies) touchMessage(folder, copy, actor);
}

/** Removals of one command, so that each folder is gone through once. */
function createRemovals() {
  const byFolder = new Map<Folder, StoredMessage[]>();
  return {
    add(folder: Folder, message: StoredMessage) {
      const messages = byFolder.get(folder);
      if (messages) messages.push(message);
      else byFolder.set(folder, [message]);
    },
    carryOut() {
      for (const [folder, messages] of byFolder) expungeMessages(folder, messages);
    },
  };
}

/**
 * Puts messages into a folder and gives their copies there, in their order. Where folders are labels a message is in each
 * once; in spam and waste it has no other label.
 */
export function placeMessages(
  account: Account,
  messages: readonly StoredMessage[],
  target: Folder,
  now: Date,
): StoredMessage[] {
  const removals = createRemovals();
  const all = folderForUse(account, '\\All', now);
  const copyTo = (folder: Folder, { raw, flags, internalDate, gmail }: StoredMessage) => {
    const kept = gmail ? [...flags].filter((flag) => flag !== '\\Deleted') : flags;
    return gmail?.copies.get(folder) ?? addMessage(folder, raw, kept, internalDate, gmail);
  };
  const placed = messages.map((message) => {
    const { gmail } = message;
    if (!gmail) return copyTo(target, message);
    for (const [folder, copy] of gmail.copies) {
      if (folder !== target && (isOutside(target) || isOutside(folder))) removals.add(folder, copy);
    }
    if (all && !isOutside(target)) copyTo(all, message);
    return copyTo(target, message);
  });
  removals.carryOut();
  for (const { gmail } of placed) if (gmail) touchCopies(gmail);
  return placed;
}

/** Takes messages out of a folder: out of a label they stay in the folder of all mail, out of that they go to the waste. */
export function removeMessages(account: Account, messages: readonly StoredMessage[], folder: Folder, now: Date): void {
  const trash = folder.use === '\\All' ? folderForUse(account, '\\Trash', now) : undefined;
  if (trash) return void placeMessages(account, messages, trash, now);
  expungeMessages(folder, messages);
  for (const { gmail } of messages) if (gmail) touchCopies(gmail);
}
