import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import type { OpenFolder } from '../../../platform/imap/imap-types.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import type { KnownFolder } from './folders/folders.repository.ts';
import type { RemoteFolder } from './folders/plan-folders.ts';
import type { SyncRules } from './sync-rules.ts';
import type { HeldMailbox } from './syncs.repository.ts';

/** A folder that is read: as it is known here, and as the server has it. */
export type SyncedFolder = KnownFolder & {
  remote: RemoteFolder;
  /** When flags were last compared one by one, where no counter tells of changes. */
  comparedAt: number;
  /** Which messages had which flag when the server was last asked for that. */
  flaggedBefore: string | undefined;
  /** Numbers still to be fetched, ascending, once the server was asked for them. */
  left: number[] | undefined;
};

/** One mailbox while one worker reads it over one connection. */
export type SyncSession = {
  deps: InboxDeps;
  rules: SyncRules;
  held: HeldMailbox;
  client: ImapClient;
  folders: SyncedFolder[];
  /** Folders the server did not list the last time. */
  unlisted: Set<string>;
  /** What the counters of each folder said when they were last listed, by path. */
  lastCounters: Map<string, string>;
  /** Whose turn it is to have its flags compared, where no counter tells of them. */
  turn: number;
  /** Addresses that are ours: what they send never counts as an answer. */
  ownAddresses: Set<string>;
  /** Some messages wait to be met under new numbers. */
  hasRenumbered: boolean;
  /** Messages that vanished, by folder; removed when all folders were looked at, as they may have moved. */
  vanished: Map<SyncedFolder, number[]>;
  /** The server said something of the inbox that was not looked at yet. */
  isInboxStirred: boolean;
  /** Something came in that is to be classified at once. */
  hasFresh: boolean;
  /** Something is left to be classified when there is nothing else to do. */
  hasTextsLeft: boolean;
  /** Messages whose text was not to be had. */
  missing: Set<string>;
  /**
   * Message-IDs of what lies in own folders and was read since that was last published; all of it before the first time.
   */
  ownRead: string[] | 'all';
  /** When the last look at all folders began, and whether what it found is dealt with. */
  lookBegan: Date;
  isCaughtUp: boolean;
};

/** Opens a folder without a right to change anything in it, and with counters as of now. */
export async function openFolder(session: SyncSession, path: string): Promise<OpenFolder> {
  const opened = await session.client.mailboxOpen(path, { readOnly: true });
  const inbox = session.folders.find(({ role }) => role === 'inbox');
  // What is counted here is not published again.
  if (inbox?.path === path && isNewer(opened, inbox)) session.isInboxStirred = true;
  return opened;
}

/** The same, but for when old counters do. */
export const useFolder = async (session: SyncSession, path: string): Promise<OpenFolder> => {
  const { mailbox } = session.client;
  return mailbox && mailbox.path === path ? mailbox : openFolder(session, path);
};

const isNewer = (opened: OpenFolder, { uidNext, modseq }: SyncedFolder) =>
  opened.uidNext > uidNext || (modseqOf(opened) ?? null) !== modseq;

export const modseqOf = ({ highestModseq, noModseq }: OpenFolder): string | undefined =>
  highestModseq === undefined || noModseq ? undefined : String(highestModseq);
