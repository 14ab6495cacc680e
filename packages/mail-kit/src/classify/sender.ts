import type { ParsedMail } from './parsed-mail.ts';

/** How much a sender says about what it sends. A gateway is a program by its name; robots send all kinds of mail. */
export type Sender = 'daemon' | 'postmaster' | 'gateway' | 'robot' | 'somebody';

const DAEMON_NAME =
  /^(?:mailer[- _.]?daemon|(?:internet )?mail[ .]delivery[ .](?:sub)?(?:system|service)|mail delivery|mail[- ]?system|delivery (?:sub)?system)\b/i;
const DAEMON =
  /^(?:mailer[-_.]?d(?:a|ä)emon|mail[-_.]?daemon|mail\.delivery\.(?:sub)?system|mdaemon|bounces?|double-bounce)$/i;
const POSTMASTER = /^(?:po+st[-_.]?master|mmdf|mailmaster)(?:$|\\)/i;
const GATEWAY =
  /(?:^|[^a-z])(?:smtp|mta|mail[-_. ]?(?:gateway|service|server|filter|scanner|marshal|sweeper|guard|admin(?:istrator)?|router|relay)|system[-_. ]?administrator|anti[-_ ]?(?:virus|spam)|virus[-_. ]?(?:scan(?:ner)?|alert|wall)|spam[-_. ]?(?:filter|firewall)|delivery[-_. ]?(?:service|notification|agent|status|report)|email[-_. ]?(?:gateway|security)|microsoft ?exchange(?:[\da-f]{32})?|quarantine)(?:[^a-z]|$)/i;
const ROBOT =
  /^(?:no|do[-_.]?not|donot|never)[-_.]?reply|^auto[-_.]?(?:reply|responder|response|mailer|mail)|^notifications?$|^mailbot$/i;
const NAME_MAX = 200;

export function senderOf({ from, header }: ParsedMail): Sender {
  const [local = ''] = from.address.slice(0, NAME_MAX).split('@');
  const name = from.name.slice(0, NAME_MAX);
  if (DAEMON.test(local) || DAEMON_NAME.test(name)) return 'daemon';
  if (local === '' && DAEMON.test((header('from') ?? '').slice(0, NAME_MAX).replaceAll(/[<>"\s]/g, '')))
    return 'daemon';
  if (POSTMASTER.test(local)) return 'postmaster';
  if (GATEWAY.test(local) || GATEWAY.test(name)) return 'gateway';
  return ROBOT.test(local) ? 'robot' : 'somebody';
}

/** RFC 5321, 4.5.5: reports go out with the null path, so that they are never reported on. */
export function hasNullPath({ header }: ParsedMail): boolean {
  const path = header('return-path')?.trim() ?? '';
  return path === '<>' || /^<?mailer-daemon\b/i.test(path) || /^\s*<>\s*$/.test(header('from') ?? '');
}

export const isBySystem = (mail: ParsedMail) => senderOf(mail) === 'daemon' || hasNullPath(mail);

const ANSWERS =
  /^(?:\[[^\]]{1,60}\]\s*)?(?:re|aw|antw|sv|vs|odp|res|rif|fwd?|wg|tr|rv|i|enc|doorst|pd|vl|vb|回复|回覆|答复|转发|轉寄|返信|転送)(?:\[\d{1,3}\])?\s*[:：]/i;

/** A subject as people's programs write it when they answer or forward. */
export const isAnswerSubject = (subject: string) => ANSWERS.test(subject);

const FORWARDS = /^(?:fwd?|wg|tr|rv|i|enc|doorst|pd|vl|vb|转发|轉寄|転送)(?:\[\d{1,3}\])?\s*[:：]/i;

/** A mail that was passed on: what it says was said by others. */
export const isForwardSubject = (subject: string) => FORWARDS.test(subject);

/** A person goes on with a conversation: what is said of bounces and absences further down was said by others. */
export const isConversation = ({ subject, header }: ParsedMail) =>
  isAnswerSubject(subject) && (header('in-reply-to') !== undefined || header('references') !== undefined);

/** People forward reports with all their parts; those are theirs to write about. */
export const mayBeReport = (mail: ParsedMail) =>
  mail.root.contentType === 'multipart/report' ||
  senderOf(mail) === 'postmaster' ||
  isBySystem(mail) ||
  !isConversation(mail);
