import type { Clock } from '../../clock/clock.ts';
import type { LogOfTruth } from '../../truth/log-of-truth.ts';
import { type Account, findFolder } from '../account.ts';
import type { Folder, StoredMessage, Watcher } from '../folder.ts';
import type { MailboxHostPlan } from '../mailbox-plan.ts';
import type { Chunk } from './format.ts';
import { formatSet } from './sequence-set.ts';

/** An open folder as one client counts it: expunged messages keep their number until the client learns it. */
export type Selected = {
  folder: Folder;
  isReadOnly: boolean;
  view: StoredMessage[];
  knownUidNext: number;
  knownExpunged: number;
  flagged: Set<StoredMessage>;
  watcher: Watcher;
};

export type Session = {
  plan: MailboxHostPlan;
  clock: Clock;
  truth: LogOfTruth;
  findAccount: (address: string) => Account | undefined;
  acceptsToken: (account: Account, token: string) => boolean;
  isSecure: boolean;
  account: Account | undefined;
  selected: Selected | undefined;
  /** The client has shown that it understands mod-sequences (RFC 7162, 3.1). */
  usesModSeq: boolean;
  /** It hears of expunged messages by their UIDs (RFC 7162, 3.2). */
  usesQresync: boolean;
  /** Of the command that runs. */
  tag: string;
  isIdle: boolean;
  stopIdle: () => void;
  send(...chunks: Chunk[]): void;
  /** Asks the client for a line; commands wait until it came. */
  ask(prompt: string, onAnswer: (line: string) => void): void;
  upgrade(): void;
  /** Ends the connection once all was sent. */
  end(): void;
  /** Says good-bye with a reason, unasked, and ends. */
  disconnect: (reason: string) => void;
};

export type Reply = { status: 'OK' | 'NO' | 'BAD'; text: string };
export const ok = (text: string): Reply => ({ status: 'OK', text });
export const no = (text: string): Reply => ({ status: 'NO', text });

export function openFolder(session: Session, folder: Folder, isReadOnly: boolean): Selected {
  closeFolder(session);
  const selected: Selected = {
    folder,
    isReadOnly,
    view: [...folder.messages],
    knownUidNext: folder.uidNext,
    knownExpunged: folder.expunged,
    flagged: new Set(),
    watcher: {
      onFlags: (message) => void selected.flagged.add(message),
      onChange: () => {
        if (session.isIdle) tellChanges(session, true);
      },
      onVoid: () => session.disconnect('The folder is no longer what it was'),
    },
  };
  folder.watchers.add(selected.watcher);
  session.selected = selected;
  return selected;
}

export function closeFolder(session: Session): void {
  session.selected?.folder.watchers.delete(session.selected.watcher);
  session.selected = undefined;
}

/** Tells the client what others did to its folder. Expunges only where numbers may change (RFC 9051, 7.5.1). */
export function tellChanges(session: Session, mayRenumber: boolean): void {
  const { selected } = session;
  if (!selected) return;
  const { folder } = selected;
  if (mayRenumber && folder.expunged !== selected.knownExpunged) tellExpunged(session, selected);
  if (folder.uidNext !== selected.knownUidNext) {
    const firstNew = folder.messages.findIndex(({ uid }) => uid >= selected.knownUidNext);
    selected.knownUidNext = folder.uidNext;
    if (firstNew >= 0) {
      for (const message of folder.messages.slice(firstNew)) selected.view.push(message);
      session.send(`* ${selected.view.length} EXISTS\r\n`);
    }
  }
  tellFlags(session, selected);
}

/**
 * Numbers from the last message down, so that none changes before it is announced; or all UIDs at once (RFC 7162,
 * 3.2.10).
 */
function tellExpunged(session: Session, selected: Selected) {
  const { view, folder } = selected;
  selected.knownExpunged = folder.expunged;
  const gone = view.flatMap(({ gone: isGone, uid }, index) => (isGone ? [{ uid, number: index + 1 }] : []));
  if (gone.length === 0) return;
  selected.view = view.filter((message) => !message.gone);
  if (session.usesQresync) session.send(`* VANISHED ${formatSet(gone.map(({ uid }) => uid))}\r\n`);
  else for (const { number } of gone.reverse()) session.send(`* ${number} EXPUNGE\r\n`);
}

function tellFlags(session: Session, { view, flagged }: Selected) {
  if (flagged.size === 0) return;
  for (const [index, message] of view.entries()) {
    if (!flagged.has(message) || message.gone) continue;
    const modSeq = session.usesModSeq ? ` MODSEQ (${message.modSeq})` : '';
    session.send(`* ${index + 1} FETCH (UID ${message.uid} FLAGS (${[...message.flags].join(' ')})${modSeq})\r\n`);
  }
  flagged.clear();
}

/** The account of a session past its log-in. */
export function accountOf({ account }: Session): Account {
  if (!account) throw new Error('Nobody is logged in');
  return account;
}

export function selectedOf({ selected }: Session): Selected {
  if (!selected) throw new Error('No folder is open');
  return selected;
}

export function findSelectable(session: Session, name: string): Folder | undefined {
  const folder = findFolder(accountOf(session), name, session.clock.now());
  return folder?.noSelect ? undefined : folder;
}
