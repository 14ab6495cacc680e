import { fileMessage, hasRoomFor } from '../account.ts';
import type { Folder, StoredMessage } from '../folder.ts';
import { hasLabels, knows } from './capabilities.ts';
import { type Chosen, chooseMessages } from './choose-messages.ts';
import { parseDate } from './format.ts';
import { formatLabels, storeLabels } from './gmail-labels.ts';
import { changeFlags, placeMessages, removeMessages } from './labels.ts';
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

type Appended = { folder: Folder; uid: number };

export function runAppend(session: Session, args: Token[]): Reply {
  const done = append(session, args, 'APPEND');
  if ('status' in done) return done;
  return ok(`${appendedCode(session, done)}APPEND completed`);
}

const appendedCode = (session: Session, { folder, uid }: Appended) =>
  knows(session.plan, 'UIDPLUS') ? `[APPENDUID ${folder.uidValidity} ${uid}] ` : '';

function append(session: Session, args: Token[], command: 'APPEND' | 'REPLACE'): Appended | Reply {
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
    what: `${command} to ${folder.name}`,
    code: 'OK',
  });
  return { folder, uid };
}

/** RFC 8508, 3: the new message is there before the old one goes, no matter what others have marked as deleted. */
export function runReplace(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly } = selectedOf(session);
  if (!session.plan.replaces) throw new SyntaxProblem('Unknown command');
  const chosen = chooseMessages(session, takeText(args, 'message'), isUid).filter(({ message }) => !message.gone);
  if (isReadOnly) return READ_ONLY;
  if (chosen.length !== 1) return no('There is no such message');
  const done = append(session, args, 'REPLACE');
  if ('status' in done) return done;
  session.send(`* OK ${appendedCode(session, done)}Replacement ready\r\n`);
  removeMessages(
    accountOf(session),
    chosen.map(({ message }) => message),
    folder,
    session.clock.now(),
  );
  tellChanges(session, true);
  return ok('REPLACE completed');
}

const STORE_ITEM = /^([+-]?)(FLAGS|X-GM-LABELS)(\.SILENT)?$/i;

export function runStore(session: Session, args: Token[], isUid: boolean): Reply {
  const { isReadOnly } = selectedOf(session);
  const chosen = chooseMessages(session, takeText(args, 'messages'), isUid);
  const unchangedSince = session.plan.condstore ? takeUnchangedSince(session, args) : undefined;
  const [, sign, item, silent] = STORE_ITEM.exec(takeAtom(args, 'item')) ?? [];
  const isLabels = item?.toUpperCase() === 'X-GM-LABELS';
  if (sign === undefined || (isLabels && !hasLabels(session.plan))) throw new SyntaxProblem('Unknown item');
  const texts = textsOf(takeListIfAny(args) ?? args.splice(0), 'flag');
  expectEnd(args);
  const store = isLabels ? storeLabels(session, sign, texts) : storeFlags(session, sign, readFlags(texts));
  if (isReadOnly) return READ_ONLY;

  const present = chosen.filter(({ message }) => !message.gone);
  const isModified = ({ message }: Chosen) => unchangedSince !== undefined && message.modSeq > unchangedSince;
  const modified = present.filter(isModified);
  const tells = { isSilent: silent !== undefined, isUid, isLabels };
  for (const { message, number } of present.filter((one) => !isModified(one))) {
    store(message);
    tellStored(session, { message, number }, tells);
  }
  const numbers = modified.map(({ message, number }) => (isUid ? message.uid : number));
  return ok(`${numbers.length > 0 ? `[MODIFIED ${formatSet(numbers)}] ` : ''}STORE completed`);
}

/** RFC 7162, 3.1.3: leave alone what another client changed after the client last looked. */
function takeUnchangedSince(session: Session, args: Token[]): number | undefined {
  const modifier = takeListIfAny(args);
  if (!modifier) return undefined;
  if (takeAtom(modifier, 'modifier').toUpperCase() !== 'UNCHANGEDSINCE') throw new SyntaxProblem('Unknown modifier');
  session.usesModSeq = true;
  return takeNumber(modifier, 'mod-sequence');
}

function storeFlags(session: Session, sign: string, given: Set<string>): (message: StoredMessage) => void {
  const { folder, watcher } = selectedOf(session);
  const changed = (flags: Set<string>) => {
    if (sign === '+') return new Set([...flags, ...given]);
    return sign === '-' ? new Set([...flags].filter((flag) => !given.has(flag))) : new Set(given);
  };
  return (message) => changeFlags(folder, message, changed(message.flags), watcher);
}

/** Even a silent STORE tells the new mod-sequence to who uses them (RFC 7162, 3.1.3). */
function tellStored(
  session: Session,
  { message, number }: Chosen,
  { isSilent, isUid, isLabels }: { isSilent: boolean; isUid: boolean; isLabels: boolean },
) {
  const stored = isLabels
    ? formatLabels(message, selectedOf(session).folder)
    : `FLAGS (${[...message.flags].join(' ')})`;
  const values = [
    ...(isUid || session.usesModSeq ? [`UID ${message.uid}`] : []),
    ...(isSilent ? [] : [stored]),
    ...(session.usesModSeq ? [`MODSEQ (${message.modSeq})`] : []),
  ];
  if (!isSilent || session.usesModSeq) session.send(`* ${number} FETCH (${values.join(' ')})\r\n`);
}

function copyMessages(session: Session, chosen: Chosen[], target: Folder): string {
  const messages = chosen.map(({ message }) => message).filter(({ gone }) => !gone);
  if (messages.length === 0) return '';
  const copies = placeMessages(accountOf(session), messages, target, session.clock.now());
  if (!knows(session.plan, 'UIDPLUS')) return '';
  const uidsOf = (list: StoredMessage[]) => formatSet(list.map(({ uid }) => uid));
  return `[COPYUID ${target.uidValidity} ${uidsOf(messages)} ${uidsOf(copies)}] `;
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

/** RFC 6851: the new UIDs are announced before the old messages go. */
export function runMove(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly } = selectedOf(session);
  if (!knows(session.plan, 'MOVE')) throw new SyntaxProblem('Unknown command');
  const chosen = chooseMessages(session, takeText(args, 'messages'), isUid);
  const target = findSelectable(session, takeText(args, 'folder'));
  expectEnd(args);
  if (!target) return TRY_CREATE;
  if (isReadOnly) return READ_ONLY;
  const code = copyMessages(session, chosen, target);
  if (code) session.send(`* OK ${code}Moved\r\n`);
  const left = chosen.map(({ message }) => message).filter(({ gone }) => !gone);
  // Nothing leaves the folder of all mail by getting a label, nor a label by getting it again.
  const staysThere = folder.use === '\\All' || (folder === target && hasLabels(session.plan));
  if (!staysThere) removeMessages(accountOf(session), left, folder, session.clock.now());
  tellChanges(session, true);
  return ok('MOVE completed');
}

export function runExpunge(session: Session, args: Token[], isUid: boolean): Reply {
  const { folder, isReadOnly, view } = selectedOf(session);
  if (isUid && !knows(session.plan, 'UIDPLUS')) throw new SyntaxProblem('Unknown UID command');
  const messages = isUid ? chooseMessages(session, takeText(args, 'messages'), true).map((one) => one.message) : view;
  expectEnd(args);
  if (isReadOnly) return READ_ONLY;
  const deleted = messages.filter(({ flags, gone }) => flags.has('\\Deleted') && !gone);
  removeMessages(accountOf(session), deleted, folder, session.clock.now());
  tellChanges(session, true);
  // RFC 7162, 3.2.7.
  const code = session.usesQresync && deleted.length > 0 ? `[HIGHESTMODSEQ ${folder.highestModSeq}] ` : '';
  return ok(`${code}EXPUNGE completed`);
}
