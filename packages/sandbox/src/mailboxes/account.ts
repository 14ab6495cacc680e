import { addMessage, createFolder, type Folder, type StoredMessage } from './folder.ts';
import { addGmailMail, createGmailIds, type GmailIds } from './gmail-mail.ts';
import {
  type HostState,
  type MailboxHostPlan,
  PROVIDER_FOLDERS,
  type SubmissionRefusal,
  type Trouble,
} from './mailbox-plan.ts';

export type Account = {
  address: string;
  password: string;
  plan: MailboxHostPlan;
  host: HostState;
  quotaBytes: number | undefined;
  trouble: Trouble | undefined;
  /** What its host says to mail it submits. */
  refusals: SubmissionRefusal[];
  /** Made when first looked at, so that thousands of mailboxes nobody opens cost next to nothing. */
  folders: Map<string, Folder> | undefined;
  subscribed: Set<string> | undefined;
  /** Of the folders made later; it only grows, so that a folder made anew is never taken for the deleted one. */
  lastUidValidity: number;
  /** Ends an open connection of the account, saying why. */
  connections: Set<(reason: string) => void> | undefined;
  /** Of hosts where folders are labels, from the first message on. */
  gmailIds?: GmailIds | undefined;
};

/** Its own trouble, or what its host has with every mailbox. */
export function troubleOf({ trouble, host }: Account): Trouble | undefined {
  if (trouble) return trouble;
  switch (host.trouble) {
    case 'wrongPassword':
    case 'revoked':
    case 'throttled':
    case 'down':
      return host.trouble;
    default:
      return undefined;
  }
}

/** RFC 9051, 5.1: INBOX is the one name whose case does not matter. */
const canonicalName = (name: string) => (name.toUpperCase() === 'INBOX' ? 'INBOX' : name);

export function foldersOf(account: Account, now: Date): Map<string, Folder> {
  if (account.folders) return account.folders;
  const uidValidity = Math.max(Math.floor(now.getTime() / 1000), account.lastUidValidity + 1);
  account.folders = new Map(
    PROVIDER_FOLDERS[account.plan.provider].folders.map(({ name, use, noSelect }) => [
      name,
      createFolder(name, uidValidity, use, noSelect),
    ]),
  );
  return account.folders;
}

/** As on its first day; clients that have it open must start over. */
export function emptyAccount(account: Account): void {
  for (const disconnect of account.connections ?? []) disconnect('The mailbox begins anew');
  for (const { uidValidity } of account.folders?.values() ?? [])
    account.lastUidValidity = Math.max(account.lastUidValidity, uidValidity);
  account.folders = undefined;
  account.subscribed = undefined;
  account.gmailIds = undefined;
  account.trouble = undefined;
  account.refusals = [];
}

export const findFolder = (account: Account, name: string, now: Date): Folder | undefined =>
  foldersOf(account, now).get(canonicalName(name));

export function folderForUse(account: Account, use: string, now: Date): Folder | undefined {
  return [...foldersOf(account, now).values()].find((folder) => folder.use === use);
}

/** Spam and waste are not in the folder of all mail. */
export const isOutside = ({ use }: Folder): boolean => use === '\\Junk' || use === '\\Trash';

function usedBytes(account: Account): number {
  const folders = [...(account.folders?.values() ?? [])];
  const all = folders.find(({ use }) => use === '\\All');
  // A folder of all mail has what lies in the others.
  const counted = all ? [all, ...folders.filter(isOutside)] : folders;
  let sum = 0;
  for (const { messages } of counted) for (const { raw } of messages) sum += raw.length;
  return sum;
}

export const hasRoomFor = (account: Account, bytes: number): boolean =>
  account.trouble !== 'overQuota' &&
  (account.quotaBytes === undefined || usedBytes(account) + bytes <= account.quotaBytes);

type Filing = { raw: Buffer; flags: Iterable<string>; at: Date };

/** Puts a message into a folder; where the provider has a folder of all mail, there too. */
export function fileMessage(account: Account, folder: Folder, { raw, flags, at }: Filing): StoredMessage {
  const all = folderForUse(account, '\\All', at);
  if (!all) return addMessage(folder, raw, flags, at);
  account.gmailIds ??= createGmailIds();
  const gmail = addGmailMail(account.gmailIds, raw, at);
  if (all !== folder && !isOutside(folder)) addMessage(all, raw, flags, at, gmail);
  return addMessage(folder, raw, flags, at, gmail);
}
