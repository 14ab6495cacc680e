import { addMessage, createFolder, type Folder, type StoredMessage } from './folder.ts';
import { type MailboxHostPlan, PROVIDER_FOLDERS, type Trouble } from './mailbox-plan.ts';

export type Account = {
  address: string;
  password: string;
  plan: MailboxHostPlan;
  quotaBytes: number | undefined;
  trouble: Trouble | undefined;
  /** Made when first looked at, so that thousands of mailboxes nobody opens cost next to nothing. */
  folders: Map<string, Folder> | undefined;
  subscribed: Set<string> | undefined;
  /** Of the folders made later; it only grows, so that a folder made anew is never taken for the deleted one. */
  lastUidValidity: number;
  /** Ends an open connection of the account, saying why. */
  connections: Set<(reason: string) => void> | undefined;
};

/** RFC 9051, 5.1: INBOX is the one name whose case does not matter. */
const canonicalName = (name: string) => (name.toUpperCase() === 'INBOX' ? 'INBOX' : name);

export function foldersOf(account: Account, now: Date): Map<string, Folder> {
  account.folders ??= new Map(
    PROVIDER_FOLDERS[account.plan.provider].folders.map(({ name, use, noSelect }) => [
      name,
      createFolder(name, Math.floor(now.getTime() / 1000), use, noSelect),
    ]),
  );
  return account.folders;
}

export const findFolder = (account: Account, name: string, now: Date): Folder | undefined =>
  foldersOf(account, now).get(canonicalName(name));

export function folderForUse(account: Account, use: string, now: Date): Folder | undefined {
  return [...foldersOf(account, now).values()].find((folder) => folder.use === use);
}

function usedBytes(account: Account): number {
  let sum = 0;
  for (const { use, messages } of account.folders?.values() ?? []) {
    if (use !== '\\All') for (const { raw } of messages) sum += raw.length;
  }
  return sum;
}

export const hasRoomFor = (account: Account, bytes: number): boolean =>
  account.trouble !== 'overQuota' &&
  (account.quotaBytes === undefined || usedBytes(account) + bytes <= account.quotaBytes);

type Filing = { raw: Buffer; flags: Iterable<string>; at: Date };

/** Puts a message into a folder; where the provider has a folder of all mail, there too. */
export function fileMessage(account: Account, folder: Folder, { raw, flags, at }: Filing): StoredMessage {
  const all = folderForUse(account, '\\All', at);
  if (all && all !== folder && folder.use !== '\\Junk' && folder.use !== '\\Trash') addMessage(all, raw, flags, at);
  return addMessage(folder, raw, flags, at);
}
