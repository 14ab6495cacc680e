import { isAbsenceSubject, isAbsenceText, isAwayNotice, opensWithAbsence } from './absence-phrases.ts';
import { nameOfAutoReply } from './auto-subjects.ts';
import { isChallenge, saysAutomatic } from './auto-texts.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { isPersonal } from './personal-words.ts';
import { hasNullPath, isAnswerSubject, isBySystem, senderOf } from './sender.ts';

type Mark = { header: RegExp; says: (value: string) => boolean };

const isYes = (value: string) => value !== '' && !/^(?:no|none|false|0|never|n)\b/i.test(value);
const isAny = (value: string) => value !== '';

/** Headers by which programs say that nobody wrote this by hand. RFC 3834, 5 has the first; the rest grew. */
const MARKS: Mark[] = [
  { header: /^auto-submitted$/, says: (value) => /^auto-/i.test(value) },
  // X-Autoreply, X-Auto-Response, X-Mail-Autoresponder, X-AutoSubmitted and so on; not what asks others not to answer.
  {
    header: /(?:^|-)auto-?(?:repl(?:y|ied)|respon[ds]e?(?:r|d)?|generated|submitted)(?:-(?!suppress)|$)/,
    says: isYes,
  },
  {
    header: /^x-(?:vacation|vacationmessage|away|ms-exchange-oof|fc-machinegenerated|otrs-loop|servicenow-generated)$/,
    says: isYes,
  },
  { header: /^(?:x-)?(?:precedence|preference)$/, says: (value) => /^(?:auto[-_ ]?repl(?:y|ied)|junk)\b/i.test(value) },
  { header: /^x-precedence$/, says: (value) => /^bulk\b/i.test(value) },
  { header: /^delivered-to$/, says: (value) => /^autoresponder\b/i.test(value) },
  { header: /^x-post-messageclass$/, says: (value) => /autoresponder/i.test(value) },
  { header: /^x-apple-action$/, says: (value) => /vacation/i.test(value) },
  {
    header: /^x-ms-exchange-generated-message-source$/,
    says: (value) => /mailbox rules agent|oof|antispam/i.test(value),
  },
  { header: /^x-(?:ms-exchange-inbox-rules-loop|jira-fingerprint)$/, says: isAny },
];

/** What nobody wrote by hand: an answer by rule, and whether it says that its person is away. */
export function readAutoReply(mail: ParsedMail): 'autoReply' | 'outOfOffice' | undefined {
  if (!isAutomatic(mail)) return undefined;
  return isAbsenceSubject(mail.subject) || isAbsenceText(mail.text) ? 'outOfOffice' : 'autoReply';
}

/** By the form of the mail alone, not by its words. */
export function isMarkedAutomatic(mail: ParsedMail): boolean {
  const { header, subject } = mail;
  if (
    mail.root.headers.some(({ name, value }) =>
      MARKS.some((mark) => mark.header.test(name.toLowerCase()) && mark.says(value.trim())),
    )
  )
    return true;
  // A list says bulk about what people write to it.
  if (/^bulk\b/i.test(header('precedence')?.trim() ?? '') && header('list-id') === undefined) return true;
  const sender = senderOf(mail);
  if (hasNullPath(mail) || sender === 'daemon' || sender === 'robot') return true;
  if (sender === 'gateway' && !isAnswerSubject(subject)) return true;
  // Programs ask not to be answered; so do some people's servers, in what those answer.
  return isYes(header('x-auto-response-suppress')?.trim() ?? '') && !isAnswerSubject(subject);
}

function isAutomatic(mail: ParsedMail): boolean {
  const { header, subject, text } = mail;
  if (isMarkedAutomatic(mail) || isBySystem(mail)) return true;
  if (saysAutomatic(text) || (isChallenge(subject, text) && !isPersonal(text))) return true;
  if (isAnswerSubject(subject)) return false;
  const name = nameOfAutoReply(subject);
  if (name === 'named') return true;
  // A person may name it too, and asks something.
  if ((name === 'loose' || isAwayNotice(subject)) && !/[?？¿]/.test(text)) return true;
  // Without any mark, only a mail that begins with its writer's absence and answers nothing: a person would answer too.
  return header('in-reply-to') === undefined && header('references') === undefined && opensWithAbsence(text);
}
