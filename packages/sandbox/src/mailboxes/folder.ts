/** A message as a host of labels knows it: its copies in several folders share everything but their UIDs. */
export type GmailMail = {
  id: string;
  threadId: string;
  /** Labels that are no folders. */
  marks: Set<string>;
  copies: Map<Folder, StoredMessage>;
};

export type StoredMessage = {
  uid: number;
  flags: Set<string>;
  raw: Buffer;
  internalDate: Date;
  modSeq: number;
  /** Expunged, though a session may still count it until it can be announced. */
  gone: boolean;
  /** Only where folders are labels. */
  gmail: GmailMail | undefined;
};

/** A session that has the folder open and wants to hear of changes. */
export type Watcher = {
  onFlags(message: StoredMessage): void;
  onChange(): void;
  /** The folder was deleted or renumbered: what the watcher knows about it is void. */
  onVoid(): void;
};

export type Folder = {
  name: string;
  use: string | undefined;
  noSelect: boolean;
  uidValidity: number;
  uidNext: number;
  highestModSeq: number;
  /** How many were ever expunged: a session compares it with what it has announced to its client. */
  expunged: number;
  /** The last of them in the order they went, for clients that ask what they missed (RFC 7162, 3.2). */
  vanished: { uid: number; modSeq: number }[];
  /** Up to this mod-sequence `vanished` is not complete. */
  forgottenModSeq: number;
  messages: StoredMessage[];
  watchers: Set<Watcher>;
};

const VANISHED_MAX = 10_000;

export function createFolder(name: string, uidValidity: number, use?: string, noSelect = false): Folder {
  return {
    name,
    use,
    noSelect,
    uidValidity,
    uidNext: 1,
    highestModSeq: 1,
    expunged: 0,
    vanished: [],
    forgottenModSeq: 0,
    messages: [],
    watchers: new Set(),
  };
}

export function addMessage(
  folder: Folder,
  raw: Buffer,
  flags: Iterable<string>,
  internalDate: Date,
  gmail?: GmailMail,
): StoredMessage {
  folder.highestModSeq += 1;
  const message: StoredMessage = {
    uid: folder.uidNext++,
    flags: new Set(flags),
    raw,
    internalDate,
    modSeq: folder.highestModSeq,
    gone: false,
    gmail,
  };
  folder.messages.push(message);
  gmail?.copies.set(folder, message);
  for (const watcher of folder.watchers) watcher.onChange();
  return message;
}

/** Sets a message's flags and tells everybody but the one who did it: that one answers its client itself. */
export function setFlags(folder: Folder, message: StoredMessage, flags: Set<string>, actor?: Watcher): void {
  if (flags.size === message.flags.size && [...flags].every((flag) => message.flags.has(flag))) return;
  message.flags = flags;
  touchMessage(folder, message, actor);
}

/** Notes that something about a message changed, and tells everybody but the one who did it. */
export function touchMessage(folder: Folder, message: StoredMessage, actor?: Watcher): void {
  folder.highestModSeq += 1;
  message.modSeq = folder.highestModSeq;
  for (const watcher of folder.watchers) if (watcher !== actor) watcher.onFlags(message);
  for (const watcher of folder.watchers) watcher.onChange();
}

export function expungeMessages(folder: Folder, messages: Iterable<StoredMessage>): void {
  const modSeq = folder.highestModSeq + 1;
  let count = 0;
  for (const message of messages) {
    if (message.gone) continue;
    message.gone = true;
    message.gmail?.copies.delete(folder);
    folder.vanished.push({ uid: message.uid, modSeq });
    count += 1;
  }
  if (count === 0) return;
  folder.expunged += count;
  folder.highestModSeq = modSeq;
  const forgotten = folder.vanished.splice(0, folder.vanished.length - VANISHED_MAX).at(-1);
  if (forgotten) folder.forgottenModSeq = forgotten.modSeq;
  folder.messages = folder.messages.filter(({ gone }) => !gone);
  for (const watcher of folder.watchers) watcher.onChange();
}

/** Numbers the messages anew, as a server does after a restored backup: clients must forget all they knew. */
export function renumberFolder(folder: Folder): void {
  folder.uidValidity += 1;
  for (const message of folder.messages) message.gone = true;
  folder.messages = folder.messages.map((message, index) => ({ ...message, uid: index + 1, gone: false }));
  for (const message of folder.messages) message.gmail?.copies.set(folder, message);
  folder.vanished = [];
  folder.uidNext = folder.messages.length + 1;
  voidFolder(folder);
}

export function voidFolder(folder: Folder): void {
  for (const watcher of folder.watchers) watcher.onVoid();
  folder.watchers.clear();
}
