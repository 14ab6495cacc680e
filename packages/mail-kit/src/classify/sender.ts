import type { Letter } from './letter.ts';

/** How much a sender says about what it sends. */
export type Sender = 'daemon' | 'postmaster' | 'robot' | 'somebody';

const DAEMON_NAME =
  /^(?:mailer[- _.]?daemon|(?:internet )?mail[ .]delivery[ .](?:sub)?(?:system|service)|mail delivery|mail[- ]?system|delivery (?:sub)?system)\b/i;
const DAEMON =
  /^(?:mailer[-_.]?d(?:a|ä)emon|mail[-_.]?daemon|mail\.delivery\.(?:sub)?system|mdaemon|bounces?|double-bounce)$/i;
const POSTMASTER = /^(?:po+st[-_.]?master|mmdf|mailmaster)$/i;
const ROBOT = /^(?:no|do[-_.]?not|donot|never)[-_.]?reply|^auto[-_.]?(?:reply|responder|mailer)|^notifications?$/i;

export function senderOf({ from, header }: Letter): Sender {
  const [local = ''] = from.address.split('@');
  if (DAEMON.test(local) || DAEMON_NAME.test(from.name)) return 'daemon';
  if (local === '' && DAEMON.test((header('from') ?? '').replaceAll(/[<>"\s]/g, ''))) return 'daemon';
  if (POSTMASTER.test(local)) return 'postmaster';
  return ROBOT.test(local) ? 'robot' : 'somebody';
}

/** RFC 5321, 4.5.5: reports go out with the null path, so that they are never reported on. */
export function hasNullPath({ header }: Letter): boolean {
  const path = header('return-path')?.trim() ?? '';
  return path === '<>' || /^<?mailer-daemon\b/i.test(path) || /^\s*<>\s*$/.test(header('from') ?? '');
}

export const isBySystem = (letter: Letter) => senderOf(letter) === 'daemon' || hasNullPath(letter);

const ANSWERS =
  /^(?:\[[^\]]{1,60}\]\s*)?(?:re|aw|antw|sv|vs|odp|res|rif|fwd?|wg|tr|rv|i|enc|doorst|pd|vl|vb|回复|回覆|答复|转发|轉寄|返信|転送)(?:\[\d{1,3}\])?\s*[:：]/i;

/** A subject as people's programs write it when they answer or forward. */
export const isAnswerSubject = (subject: string) => ANSWERS.test(subject);

/** Somebody goes on with a conversation: what is said of bounces and absences further down was said by others. */
export const isConversation = ({ subject, header }: Letter) =>
  isAnswerSubject(subject) && (header('in-reply-to') !== undefined || header('references') !== undefined);

/** People forward reports with all their parts; those are theirs to write about. */
export const mayBeReport = (letter: Letter) =>
  letter.root.contentType === 'multipart/report' ||
  senderOf(letter) === 'postmaster' ||
  isBySystem(letter) ||
  !isConversation(letter);
