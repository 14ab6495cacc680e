import type { StoredMessage } from '../folder.ts';
import { isInSet, parseSequenceSet } from './sequence-set.ts';
import { type Session, selectedOf } from './session.ts';
import { SyntaxProblem } from './tokens.ts';

export type Chosen = { message: StoredMessage; number: number };

/** The messages a client names by number or UID, each with its number. */
export function chooseMessages(session: Session, text: string, isUid: boolean): Chosen[] {
  const { view } = selectedOf(session);
  const set = parseSequenceSet(text, (isUid ? view.at(-1)?.uid : view.length) ?? 0);
  // Unknown UIDs are passed over, numbers beyond the last message are a mistake (RFC 9051, 6.4.9 and "seq-number").
  if (!isUid && set.some(({ from, to }) => from === 0 || to > view.length)) {
    throw new SyntaxProblem('No message has that number');
  }
  return view
    .map((message, index) => ({ message, number: index + 1 }))
    .filter(({ message, number }) => isInSet(set, isUid ? message.uid : number));
}
