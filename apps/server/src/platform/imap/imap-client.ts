import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import type {
  FetchQuery,
  FolderStatus,
  ImapMessage,
  ListedFolder,
  OpenFolder,
  SearchQuery,
  StatusQuery,
} from './imap-types.ts';

type ByUid = { uid: true };
type Silently = { uid?: boolean; silent?: boolean };

/**
 * A connection that is logged in, as far as the product uses one. Messages are moved and deleted by `remove-messages.ts`,
 * never by the library alone: on a server without UIDPLUS it would remove what another client has marked for deletion.
 * Its events: 'exists', 'expunge' and 'flags' of the open folder, with its path, and 'close' in the end.
 */
export type ImapClient = EventEmitter & {
  readonly usable: boolean;
  readonly capabilities: ReadonlyMap<string, boolean | number>;
  /** The open folder. */
  readonly mailbox: OpenFolder | false;

  list(options?: { statusQuery?: StatusQuery }): Promise<ListedFolder[]>;
  status(path: string, query: StatusQuery): Promise<FolderStatus | false>;
  mailboxOpen(path: string, options?: { readOnly?: boolean }): Promise<OpenFolder>;
  mailboxCreate(path: string): Promise<{ path: string }>;
  mailboxSubscribe(path: string): Promise<boolean>;
  /** Opens a folder, and keeps others from opening another one over this connection until it is released. */
  getMailboxLock(path: string, options?: { readOnly?: boolean }): Promise<{ release(): void }>;

  /** Not an array: the server refused. */
  search(query: SearchQuery, options: ByUid): Promise<number[] | false | undefined>;
  /** As ranges (RFC 4731) where the server has them. */
  search(
    query: SearchQuery,
    options: ByUid & { returnOptions: ['ALL'] },
  ): Promise<number[] | { all?: string | undefined } | false | undefined>;
  fetch(set: string, query: FetchQuery, options: ByUid & { changedSince?: bigint }): AsyncIterable<ImapMessage>;
  fetchAll(set: string | number[], query: FetchQuery, options: ByUid): Promise<ImapMessage[]>;
  fetchOne(message: string, query: FetchQuery, options?: ByUid): Promise<ImapMessage | false | undefined>;
  download(uid: string, part: string, options: ByUid): Promise<{ content?: Readable | undefined }>;

  /** False: the server refused, here and below. */
  append(path: string, raw: Buffer, flags: string[], receivedAt?: Date): Promise<object | false>;
  messageFlagsAdd(uids: number[] | string, flags: string[], options: Silently): Promise<boolean>;
  messageFlagsRemove(uids: number[], flags: string[], options: Silently): Promise<boolean>;
  messageCopy(
    uids: number[],
    target: string,
    options: ByUid,
  ): Promise<{ uidMap?: Map<number, number> | undefined } | false>;

  noop(): Promise<void>;
  idle(): Promise<unknown>;
  logout(): Promise<void>;
  close(): void;
};
