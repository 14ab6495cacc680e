import type { Letter } from './letter.ts';
import { isNoticeSubject, isNoticeText, quotesServer } from './notice-phrases.ts';
import { isBySystem, isConversation, senderOf } from './sender.ts';

/** The error and, where the parts are broken, the headers of a part before it. */
const OPENING = 400;

/** Quoted by a person; three signs are a server's part in a transcript. */
const QUOTED = /^>(?!>>).*$/gm;

type Told = { notice: string; hasCopy: boolean };

/** Whether a notice in prose says that mail did not arrive. Who sends it weighs as much as what it says. */
export function isBounceInProse(letter: Letter, { notice, hasCopy }: Told): boolean {
  const sender = senderOf(letter);
  const isSystem = isBySystem(letter);
  const isCalledSo = isNoticeSubject(letter.subject);
  const own = notice.replaceAll(QUOTED, '');
  const isTold = isNoticeText(own);
  const isQuoted = quotesServer(own);
  // A postmaster may be a person who answers; only a machine begins with the error.
  if (!isSystem && isConversation(letter))
    return sender === 'postmaster' && isNoticeText(own.slice(0, OPENING)) && isQuoted;
  if (letter.header('x-failed-recipients') !== undefined && (isSystem || isCalledSo || isTold)) return true;
  if (sender === 'daemon') return isCalledSo || isTold || isQuoted || hasCopy;
  if (sender === 'postmaster' || isSystem) {
    if (isCalledSo && (isSystem || isTold || isQuoted || hasCopy)) return true;
    return isTold && (hasCopy || isQuoted);
  }
  // From anybody else it takes all: people write about bounces too.
  const isAutomatic = sender === 'robot' || /^auto-/i.test(letter.header('auto-submitted') ?? '');
  return isAutomatic && isTold && hasCopy;
}
