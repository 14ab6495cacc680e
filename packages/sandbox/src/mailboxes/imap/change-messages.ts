import { fileMessage, hasRoomFor } from '../account.ts';
import { addMessage, expungeMessages, type Folder, type StoredMessage, setFlags } from '../folder.ts';
import { type Chosen, chooseMessages } from './choose-messages.ts';
import { parseDate } from './format.ts';
import { formatSet } from './sequence-set.ts';
import { accountOf, findSelectable, no, ok, type Reply, type Session, selectedOf, tellChanges } from './session.ts';
import {
  expectEnd,
  SyntaxProblem,
  type Token,
  takeAtom,
  takeListIfAny,
  takeNumber,
  takeText,
  takeToken,
  textsOf,
} from './tokens.ts';

const OVER_QUOTA = no('[OVERQUOTA] The mailbox is full');
const TRY_CREATE = no('[TRYCREATE] No such folder');
const READ_ONLY = no('The folder is open for reading only');

const SYSTEM_FLAGS = ['\\Answered', '\\Flagged', '\\Deleted', '\\Seen', '\\Draft'];

/** System flags in their usual case; \Recent is the server's alone (RFC 3501, 2.3.2) and passed over. */
function readFlags(texts: string[]): Set<string> {
  const flags = texts.map((text) => {
    const known = SYSTEM_FLAGS.find((flag) => flag.toLowerCase() === text.toLowerCase());
    if (!known && !/^(?:\\Recent|[^\s(){%*"\\\]]+)$/i.test(text)) throw new SyntaxProblem('Invalid flag');
    return known ?? text;
  });
  return new Set(flags.filter((flag) => flag.toLowerCase() !== '\\recent'));
}

export function runAppend(session: Session, args: Token[]): Reply {
  const name = takeText(args, 'folder');
  const flags = readFlags(textsOf(takeListIfAny(args) ?? [], 'flag'));
  const at = args.length > 1 ? parseDate(takeText(args, 'date')) : session.clock.now();
  const body = takeToken(args, 'message');
  expectEnd(args);
  if (!at) throw new SyntaxProblem('Invalid date');
  if (body.kind !== 'string') throw new SyntaxProblem('The message must be a literal');
  const folder = findSelectable(session, name);
  if (!folder) return TRY_CREATE;
  const account = accountOf(session);
  if (!hasRoomFor(account, body.bytes.length)) return OVER_QUOTA;
  const { uid } = fileMessage(account, folder, { raw: body.bytes, flags, at });
  session.truth.note({
    at: session.clock.now(),
    kind: 'imap',
    direction: 'in',
    from: account.address,
    to: account.address,
    what: `APPEND to ${folder.name}`,
    code: 'OK',
  });
  return ok(`[APPENDUID ${folder.uidValidity} ${uid}] APPEND completed`);
}

const STORE_ITEM = /^([+-]?)FLAGS(\.SILENT)?$/i;

export function runStore(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly, watcher } = selectedOf(session);
  const chosen = chooseMessages(session, takeText(args, 'messages'), isUid);
  const unchangedSince = session.plan.condstore ? takeUnchangedSince(session, args) : undefined;
  const [, sign, silent] = STORE_ITEM.exec(takeAtom(args, 'item')) ?? [];
  if (sign === undefined) throw new SyntaxProblem('Unknown item');
  const given = readFlags(textsOf(takeListIfAny(args) ?? args.splice(0), 'flag'));
  expectEnd(args);
  if (isReadOnly) return READ_ONLY;

  const present = chosen.filter(({ message }) => !message.gone);
  const isModified = ({ message }: Chosen) => unchangedSince !== undefined && message.modSeq > unchangedSince;
  const modified = present.filter(isModified);
  for (const { message, number } of present.filter((one) => !isModified(one))) {
    const flags = changedFlags(message, sign, given);
    setFlags(folder, message, flags, watcher);
    tellStored(session, { message, number }, silent !== undefined, isUid);
  }
  const numbers = modified.map(({ message, number }) => (isUid ? message.uid : number));
  return ok(`${numbers.length > 0 ? `[MODIFIED ${formatSet(numbers)}] ` : ''}STORE completed`);
}

/** RFC 7162, 3.1.3: leave alone what somebody else changed after the client last looked. */
function takeUnchangedSince(session: Session, args: Token[]): number | undefined {
  const modifier = takeListIfAny(args);
  if (!modifier) return undefined;
  if (takeAtom(modifier, 'modifier').toUpperCase() !== 'UNCHANGEDSINCE') throw new SyntaxProblem('Unknown modifier');
  session.usesModSeq = true;
  return takeNumber(modifier, 'mod-sequence');
}

function changedFlags({ flags }: StoredMessage, sign: string, given: Set<string>): Set<string> {
  if (sign === '+') return new Set([...flags, ...given]);
  return sign === '-' ? new Set([...flags].filter((flag) => !given.has(flag))) : new Set(given);
}

/** Even a silent STORE tells the new mod-sequence to who uses them (RFC 7162, 3.1.3). */
function tellStored(session: Session, { message, number }: Chosen, isSilent: boolean, isUid: boolean) {
  const values = [
    ...(isUid || session.usesModSeq ? [`UID ${message.uid}`] : []),
    ...(isSilent ? [] : [`FLAGS (${[...message.flags].join(' ')})`]),
    ...(session.usesModSeq ? [`MODSEQ (${message.modSeq})`] : []),
  ];
  if (!isSilent || session.usesModSeq) session.send(`* ${number} FETCH (${values.join(' ')})\r\n`);
}

function copyMessages(session: Session, chosen: Chosen[], target: Folder): string {
  const { folder } = selectedOf(session);
  // Whatever lies in an ordinary folder already is in the folder of all mail; spam and waste are not.
  const isOutside = folder.use === '\\Junk' || folder.use === '\\Trash';
  const copy = ({ raw, flags, internalDate: at }: StoredMessage) =>
    isOutside ? fileMessage(accountOf(session), target, { raw, flags, at }) : addMessage(target, raw, flags, at);
  const copied = chosen
    .filter(({ message }) => !message.gone)
    .map(({ message }) => ({ from: message.uid, to: copy(message).uid }));
  if (copied.length === 0) return '';
  const [from, to] = [copied.map((one) => one.from), copied.map((one) => one.to)];
  return `[COPYUID ${target.uidValidity} ${formatSet(from)} ${formatSet(to)}] `;
}

export function runCopy(session: Session, args: Token[], isUid: boolean): Reply {
  const chosen = chooseMessages(session, takeText(args, 'messages'), isUid);
  const target = findSelectable(session, takeText(args, 'folder'));
  expectEnd(args);
  if (!target) return TRY_CREATE;
  const bytes = chosen.reduce((sum, { message }) => sum + message.raw.length, 0);
  if (!hasRoomFor(accountOf(session), bytes)) return OVER_QUOTA;
  return ok(`${copyMessages(session, chosen, target)}COPY completed`);
}

/** RFC 6851: the new UIDs are told before the old messages go. */
export function runMove(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly } = selectedOf(session);
  const chosen = chooseMessages(session, takeText(args, 'messages'), isUid);
  const target = findSelectable(session, takeText(args, 'folder'));
  expectEnd(args);
  if (!target) return TRY_CREATE;
  if (isReadOnly) return READ_ONLY;
  const code = copyMessages(session, chosen, target);
  if (code) session.send(`* OK ${code}Moved\r\n`);
  expungeMessages(
    folder,
    chosen.map(({ message }) => message),
  );
  tellChanges(session, true);
  return ok('MOVE completed');
}

export function runExpunge(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly, view } = selectedOf(session);
  const messages = isUid ? chooseMessages(session, takeText(args, 'messages'), true).map((one) => one.message) : view;
  expectEnd(args);
  if (isReadOnly) return READ_ONLY;
  expungeMessages(
    folder,
    messages.filter(({ flags }) => flags.has('\\Deleted')),
  );
  tellChanges(session, true);
  return ok('EXPUNGE completed');
}
