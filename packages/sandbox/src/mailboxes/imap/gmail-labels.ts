import { folderForUse, isOutside } from '../account.ts';
import type { Folder, StoredMessage } from '../folder.ts';
import { makeFolder } from './folders.ts';
import { quote } from './format.ts';
import {
  changeFlags,
  folderOfLabel,
  isSameLabel,
  labelOf,
  labelsOf,
  placeMessages,
  removeMessages,
  touchCopies,
} from './labels.ts';
import { accountOf, findSelectable, type Session, selectedOf } from './session.ts';
import { SyntaxProblem } from './tokens.ts';

/** Labels that change nothing but themselves. */
const MARKS = ['\\Important', '\\Muted'];
const STARRED = '\\Starred';

/** As Gmail tells them: without the one of the folder that is open. */
export function formatLabels(message: StoredMessage, open: Folder): string {
  const labels = labelsOf(message).filter((label) => label !== labelOf(open));
  return `X-GM-LABELS (${labels.map(quote).join(' ')})`;
}

/** STORE of X-GM-LABELS: a label that no folder has yet makes one. */
export function storeLabels(session: Session, sign: string, given: string[]): (message: StoredMessage) => void {
  const wanted = given.map((label) => (isSameLabel(label, '\\Drafts') ? '\\Draft' : label));
  if (wanted.some((label) => label.startsWith('\\') && !isSystemLabel(session, label))) {
    throw new SyntaxProblem('Unknown label');
  }
  const isWanted = (label: string) => wanted.some((one) => isSameLabel(one, label));
  return (message) => {
    const own = labelOf(selectedOf(session).folder);
    const spared = sign === '' ? labelsOf(message).filter((label) => label !== own && !isWanted(label)) : [];
    for (const label of sign === '-' ? wanted : spared) removeLabel(session, message, label);
    if (sign !== '-') for (const label of wanted) addLabel(session, message, label);
  };
}

const isSystemLabel = (session: Session, label: string) =>
  [...MARKS, STARRED].some((mark) => isSameLabel(mark, label)) ||
  folderOfLabel(accountOf(session), label, session.clock.now()) !== undefined;

function addLabel(session: Session, message: StoredMessage, label: string) {
  const { folder, watcher } = selectedOf(session);
  if (isSameLabel(label, STARRED)) {
    return changeFlags(folder, message, new Set([...message.flags, '\\Flagged']), watcher);
  }
  const mark = MARKS.find((one) => isSameLabel(one, label));
  if (mark && message.gmail) {
    message.gmail.marks.add(mark);
    return touchCopies(message.gmail, watcher);
  }
  const [account, now] = [accountOf(session), session.clock.now()];
  const target = folderOfLabel(account, label, now) ?? findSelectable(session, label) ?? makeFolder(session, label);
  if ('status' in target) throw new SyntaxProblem(target.text);
  placeMessages(account, [message], target, now);
}

function removeLabel(session: Session, message: StoredMessage, label: string) {
  const { folder, watcher } = selectedOf(session);
  if (isSameLabel(label, STARRED)) {
    const flags = [...message.flags].filter((flag) => flag !== '\\Flagged');
    return changeFlags(folder, message, new Set(flags), watcher);
  }
  const mark = MARKS.find((one) => isSameLabel(one, label));
  if (mark && message.gmail?.marks.delete(mark)) return touchCopies(message.gmail, watcher);
  const [account, now] = [accountOf(session), session.clock.now()];
  const labelled = folderOfLabel(account, label, now);
  const copy = labelled && message.gmail?.copies.get(labelled);
  if (!labelled || !copy) return;
  // Who is no longer spam or waste is not lost, but back among all mail.
  const all = isOutside(labelled) ? folderForUse(account, '\\All', now) : undefined;
  if (all) placeMessages(account, [copy], all, now);
  else removeMessages(account, [copy], labelled, now);
}
