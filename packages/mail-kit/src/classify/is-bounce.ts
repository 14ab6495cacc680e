import { isMarkedAutomatic } from './auto-reply.ts';
import { isChallenge } from './auto-texts.ts';
import { isNoticeSubject, isNoticeText, mentionsNotice, quotesServer } from './notice-phrases.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { isPersonal } from './personal-words.ts';
import { isBySystem, isConversation, isForwardSubject, senderOf } from './sender.ts';

/** The error and, where the parts are broken, the headers of a part before it. */
const OPENING = 400;

/** Quoted by a person; three signs are a server's part in a transcript. */
const QUOTED = /^>(?!>>).*$/gm;

type NoticeFacts = { notice: string; hasCopy: boolean };

/** Whether a notice in prose says that mail did not arrive. Who sends it weighs as much as what it says. */
export function isBounceInProse(mail: ParsedMail, { notice, hasCopy }: NoticeFacts): boolean {
  const { subject } = mail;
  const sender = senderOf(mail);
  const isSystem = isBySystem(mail);
  const isCalledSo = isNoticeSubject(subject);
  const own = notice.replaceAll(QUOTED, '');
  const hasNoticeText = isNoticeText(own);
  const isQuoted = quotesServer(own);
  if (!mentionsNotice(subject) && !isQuoted && isChallenge(subject, own)) return false;
  // A postmaster may be a person who answers; only a machine begins with the error.
  if (!isSystem && isConversation(mail))
    return sender === 'postmaster' && isNoticeText(own.slice(0, OPENING)) && isQuoted;
  if (mail.header('x-failed-recipients') !== undefined && (isSystem || isCalledSo || hasNoticeText)) return true;
  if (sender === 'daemon') return isCalledSo || hasNoticeText || isQuoted || hasCopy;
  const isProof = hasNoticeText || isQuoted || hasCopy;
  if (sender === 'postmaster' || sender === 'gateway' || isSystem) {
    return (isCalledSo && (isSystem || isProof)) || (hasNoticeText && (hasCopy || isQuoted || mentionsNotice(subject)));
  }
  // From anybody else: people write about bounces too, of themselves and with questions, and pass them on.
  if (isForwardSubject(subject)) return false;
  const isMachine = isMarkedAutomatic(mail);
  if (!isMachine && isPersonal(own)) return false;
  if (!hasNoticeText || hasCopy) return hasNoticeText;
  // A carrier says of a parcel what a server says of a mail, but names no address.
  if (isMachine && isCalledSo) return isQuoted || own.includes('@');
  return (isMachine || mentionsNotice(subject)) && (isQuoted || namesAddress(own));
}

/** A notice lists the recipients it is about: on a line with hardly another word. */
const namesAddress = (notice: string) =>
  notice
    .slice(0, 6_000)
    .split('\n')
    .some((line) => line.length < 200 && line.includes('@') && wordsBeside(line) <= 3);

const wordsBeside = (line: string) => line.replaceAll(/\S{1,100}@\S{1,100}/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
