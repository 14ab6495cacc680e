import { findFolder, foldersOf } from '../account.ts';
import { createFolder, type Folder, voidFolder } from '../folder.ts';
import { PROVIDER_FOLDERS } from '../mailbox-plan.ts';
import { knows } from './capabilities.ts';
import { quote } from './format.ts';
import { removeMessages } from './labels.ts';
import { takeSelectParameters, tellMissed } from './resync.ts';
import {
  accountOf,
  closeFolder,
  findSelectable,
  no,
  ok,
  openFolder,
  type Reply,
  type Session,
  selectedOf,
} from './session.ts';
import { expectEnd, SyntaxProblem, type Token, takeListIfAny, takeText, textsOf } from './tokens.ts';

const NO_SUCH_FOLDER = no('[NONEXISTENT] No such folder');
const FLAGS = '\\Answered \\Flagged \\Deleted \\Seen \\Draft';

export const delimiterOf = ({ plan }: Session) => PROVIDER_FOLDERS[plan.provider].delimiter;

export function runSelect(session: Session, args: Token[], isReadOnly: boolean): Reply {
  const name = takeText(args, 'folder');
  const resync = takeSelectParameters(session, args);
  expectEnd(args);
  // RFC 7162, 3.2.11: what is announced from here on is about the next folder.
  if (session.selected && session.plan.condstore) session.send('* OK [CLOSED] Previous folder closed\r\n');
  // RFC 9051, 6.3.2: a failed SELECT leaves no folder open.
  closeFolder(session);
  const folder = findSelectable(session, name);
  if (!folder) return NO_SUCH_FOLDER;
  const { view } = openFolder(session, folder, isReadOnly);
  const firstUnseen = view.findIndex(({ flags }) => !flags.has('\\Seen'));
  const lines = [
    `FLAGS (${FLAGS})`,
    `OK [PERMANENTFLAGS (${isReadOnly ? '' : `${FLAGS} \\*`})] Flags kept`,
    `${view.length} EXISTS`,
    '0 RECENT',
    ...(firstUnseen >= 0 ? [`OK [UNSEEN ${firstUnseen + 1}] First unseen`] : []),
    `OK [UIDVALIDITY ${folder.uidValidity}] UIDs valid`,
    `OK [UIDNEXT ${folder.uidNext}] Predicted next UID`,
    session.plan.condstore ? `OK [HIGHESTMODSEQ ${folder.highestModSeq}] Highest` : 'OK [NOMODSEQ] No mod-sequences',
  ];
  for (const line of lines) session.send(`* ${line}\r\n`);
  if (resync) tellMissed(session, resync);
  return ok(isReadOnly ? '[READ-ONLY] EXAMINE completed' : '[READ-WRITE] SELECT completed');
}

export function runClose(session: Session, args: Token[], expunges: boolean): Reply {
  if (!expunges && !knows(session.plan, 'UNSELECT')) throw new SyntaxProblem('Unknown command');
  expectEnd(args);
  const { folder, isReadOnly, view } = selectedOf(session);
  closeFolder(session);
  if (expunges && !isReadOnly) {
    const deleted = view.filter(({ flags, gone }) => flags.has('\\Deleted') && !gone);
    removeMessages(accountOf(session), deleted, folder, session.clock.now());
  }
  return ok('Closed');
}

const STATUS_ITEMS: Record<string, (folder: Folder) => number> = {
  MESSAGES: ({ messages }) => messages.length,
  RECENT: () => 0,
  UIDNEXT: ({ uidNext }) => uidNext,
  UIDVALIDITY: ({ uidValidity }) => uidValidity,
  UNSEEN: ({ messages }) => messages.filter(({ flags }) => !flags.has('\\Seen')).length,
  HIGHESTMODSEQ: ({ highestModSeq }) => highestModSeq,
};

export function runStatus(session: Session, args: Token[]): Reply {
  const name = takeText(args, 'folder');
  const wanted = textsOf(takeListIfAny(args) ?? [], 'item').map((item) => item.toUpperCase());
  expectEnd(args);
  const folder = findSelectable(session, name);
  if (!folder) return NO_SUCH_FOLDER;
  const values = wanted.map((item) => {
    const count = item === 'HIGHESTMODSEQ' && !session.plan.condstore ? undefined : STATUS_ITEMS[item];
    if (!count) throw new SyntaxProblem('Unknown item');
    return `${item} ${count(folder)}`;
  });
  session.send(`* STATUS ${quote(folder.name)} (${values.join(' ')})\r\n`);
  return ok('STATUS completed');
}

/** RFC 9051, 6.3.9: a star stands for anything, a percent sign for anything on one level. */
function patternFor(pattern: string, delimiter: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/%+/g, `[^${delimiter}]*`);
  return new RegExp(`^${source}$`, pattern.toUpperCase() === 'INBOX' ? 'i' : '');
}

export function runList(session: Session, args: Token[], verb: 'LIST' | 'LSUB'): Reply {
  const selection = textsOf(takeListIfAny(args) ?? [], 'selection').map((option) => option.toUpperCase());
  const reference = takeText(args, 'reference');
  const patterns = takeListIfAny(args) ?? args.splice(0, 1);
  const account = accountOf(session);
  const delimiter = delimiterOf(session);
  const texts = textsOf(patterns, 'pattern');
  if (texts.length === 1 && texts[0] === '') {
    session.send(`* ${verb} (\\Noselect) "${delimiter}" ""\r\n`);
    return ok(`${verb} completed`);
  }
  const expressions = texts.map((text) => patternFor(reference + text, delimiter));
  const names = [...foldersOf(account, session.clock.now()).values()];
  for (const { name, use, noSelect } of names) {
    if (!expressions.some((expression) => expression.test(name))) continue;
    if (selection.includes('SPECIAL-USE') && !use) continue;
    const isSubscribed = account.subscribed?.has(name) ?? !noSelect;
    if ((verb === 'LSUB' || selection.includes('SUBSCRIBED')) && !isSubscribed) continue;
    const hasChildren = names.some((other) => other.name.startsWith(name + delimiter));
    const special = knows(session.plan, 'SPECIAL-USE') ? (use ?? '') : '';
    const attributes = [hasChildren ? '\\HasChildren' : '\\HasNoChildren', noSelect ? '\\Noselect' : '', special];
    session.send(`* ${verb} (${attributes.filter(Boolean).join(' ')}) "${delimiter}" ${quote(name)}\r\n`);
  }
  return ok(`${verb} completed`);
}

const FOLDERS_MAX = 1_000;
const NAME_MAX = 255;

export function runCreate(session: Session, args: Token[]): Reply {
  const delimiter = delimiterOf(session);
  const asked = takeText(args, 'folder');
  const name = asked.endsWith(delimiter) ? asked.slice(0, -1) : asked;
  expectEnd(args);
  const made = makeFolder(session, name);
  return 'status' in made ? made : ok('CREATE completed');
}

/** Makes a folder, or says why that cannot be. */
export function makeFolder(session: Session, name: string): Folder | Reply {
  const account = accountOf(session);
  const folders = foldersOf(account, session.clock.now());
  if (findFolder(account, name, session.clock.now())) return no('[ALREADYEXISTS] The folder exists');
  if (!isNameAllowed(name, delimiterOf(session))) return no('[CANNOT] No such name is possible');
  if (folders.size >= FOLDERS_MAX) return no('[LIMIT] Too many folders');
  account.lastUidValidity = Math.max(account.lastUidValidity, Math.floor(session.clock.now().getTime() / 1000)) + 1;
  const folder = createFolder(name, account.lastUidValidity);
  folders.set(name, folder);
  return folder;
}

const isNameAllowed = (name: string, delimiter: string) =>
  name.length <= NAME_MAX &&
  /^[ -~]+$/.test(name) &&
  !/[%*]/.test(name) &&
  name.split(delimiter).every((level) => level !== '');

export function runDelete(session: Session, args: Token[]): Reply {
  const folder = findSelectable(session, takeText(args, 'folder'));
  expectEnd(args);
  if (!folder) return NO_SUCH_FOLDER;
  if (folder.name === 'INBOX' || folder.use) return no('[CANNOT] This folder stays');
  if (session.selected?.folder === folder) closeFolder(session);
  removeMessages(accountOf(session), [...folder.messages], folder, session.clock.now());
  accountOf(session).folders?.delete(folder.name);
  voidFolder(folder);
  return ok('DELETE completed');
}

export function runRename(session: Session, args: Token[]): Reply {
  const folder = findSelectable(session, takeText(args, 'folder'));
  const newName = takeText(args, 'new name');
  expectEnd(args);
  const delimiter = delimiterOf(session);
  const folders = foldersOf(accountOf(session), session.clock.now());
  if (!folder) return NO_SUCH_FOLDER;
  if (findSelectable(session, newName) || folders.has(newName)) return no('[ALREADYEXISTS] The folder exists');
  if (folder.name === 'INBOX' || folder.use || !isNameAllowed(newName, delimiter)) return no('[CANNOT] Not possible');
  const oldName = folder.name;
  const isWithin = ({ name }: Folder) => name === oldName || name.startsWith(oldName + delimiter);
  for (const one of [...folders.values()].filter(isWithin)) {
    folders.delete(one.name);
    one.name = newName + one.name.slice(oldName.length);
    folders.set(one.name, one);
  }
  return ok('RENAME completed');
}

export function runSubscribe(session: Session, args: Token[], isSubscribed: boolean): Reply {
  const name = takeText(args, 'folder');
  expectEnd(args);
  const account = accountOf(session);
  account.subscribed ??= new Set(foldersOf(account, session.clock.now()).keys());
  if (isSubscribed) account.subscribed.add(name);
  else account.subscribed.delete(name);
  return ok(isSubscribed ? 'SUBSCRIBE completed' : 'UNSUBSCRIBE completed');
}
