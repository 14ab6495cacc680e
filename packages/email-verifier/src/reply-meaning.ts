import * as phrases from '@outrider/mail-kit/replies/reply-phrases';
import { readSmtpReply, type SmtpReply } from '@outrider/mail-kit/replies/smtp-reply';

/** What a server meant, told apart as finely as a verdict needs it. */
export const REPLY_MEANINGS = [
  'accepted',
  'forwards',
  'cannotVerify',
  'busy',
  'noSuchUser',
  'full',
  'disabled',
  'moved',
  'ourAddressBlocked',
  'ourReverseName',
  'ourSender',
  'policy',
  'relayRefused',
  'tlsWanted',
  'sessionLimit',
  'greylisted',
  'temporary',
  'systemTrouble',
  'unclear',
] as const;
export type ReplyMeaning = (typeof REPLY_MEANINGS)[number];

type Rule = { meaning: ReplyMeaning; holds: (reply: SmtpReply) => boolean };

const says =
  (list: RegExp[]) =>
  ({ words }: SmtpReply) =>
    list.some((phrase) => phrase.test(words));
const hasDetail =
  (...details: string[]) =>
  ({ enhanced }: SmtpReply) =>
    details.includes(enhanced.slice(2));
const isTransient = ({ code, enhanced }: SmtpReply) =>
  code === undefined ? enhanced.startsWith('4') : code >= 400 && code < 500;
const isPermanent = (reply: SmtpReply) => !isTransient(reply);
const all =
  (...conditions: Rule['holds'][]) =>
  (reply: SmtpReply) =>
    conditions.every((holds) => holds(reply));
const any =
  (...conditions: Rule['holds'][]) =>
  (reply: SmtpReply) =>
    conditions.some((holds) => holds(reply));
const not = (condition: Rule['holds']) => (reply: SmtpReply) => !condition(reply);

/** A detail that names the mailbox outweighs words that could mean us, unless they name us. */
const isSurelyNoUser = all(
  hasDetail('1.1', '1.10'),
  ({ words }) => !/\bip\b|black ?list|block ?list|spamhaus|reputation|\bspf\b|\bdmarc\b/.test(words),
);
const isAboutUs = all(isPermanent, not(isSurelyNoUser));

/**
 * The first that holds. What is about us stands before what is about them: a block of our address told with 550 must never
 * make a mailbox look dead. RFC 3463 and the IANA registry of its details give the numbers their meaning.
 */
const RULES: Rule[] = [
  { meaning: 'forwards', holds: ({ code }) => code === 251 },
  { meaning: 'cannotVerify', holds: ({ code }) => code === 252 },
  { meaning: 'accepted', holds: ({ code }) => code !== undefined && code >= 200 && code < 300 },
  { meaning: 'busy', holds: says(phrases.BUSY) },
  // Exchange Online's "Access denied" for a recipient it does not have is the one refusal that sounds like a block.
  {
    meaning: 'noSuchUser',
    holds: ({ enhanced, words }) => enhanced === '5.4.1' && /recipient address rejected/.test(words),
  },
  { meaning: 'tlsWanted', holds: any(({ code }) => code === 530, says(phrases.TLS_WANTED)) },
  { meaning: 'relayRefused', holds: says(phrases.RELAY_REFUSED) },
  { meaning: 'systemTrouble', holds: all(isPermanent, not(hasDetail('1.1')), says(phrases.SYSTEM_TROUBLE)) },
  { meaning: 'sessionLimit', holds: all(isTransient, any(hasDetail('5.3'), says(phrases.SESSION_LIMIT))) },
  { meaning: 'full', holds: any(hasDetail('2.2'), says(phrases.FULL)) },
  { meaning: 'ourReverseName', holds: any(hasDetail('7.25'), all(isAboutUs, says(phrases.REVERSE_NAME_WANTED))) },
  {
    meaning: 'ourSender',
    holds: any(hasDetail('1.8', '7.23', '7.26', '7.27'), all(isAboutUs, says(phrases.SENDER_REFUSED))),
  },
  { meaning: 'ourAddressBlocked', holds: all(isAboutUs, says(phrases.ADDRESS_BLOCKED)) },
  {
    meaning: 'ourAddressBlocked',
    holds: all(isTransient, ({ words }) => /reputation|black ?list|block ?list|spamhaus|\bdnsbl\b/.test(words)),
  },
  { meaning: 'policy', holds: all(isAboutUs, says(phrases.AGAINST_POLICY)) },
  { meaning: 'moved', holds: any(hasDetail('1.6'), ({ code }) => code === 551, says(phrases.MOVED)) },
  { meaning: 'greylisted', holds: all(isTransient, any(hasDetail('7.1'), says(phrases.GREYLISTED))) },
  { meaning: 'temporary', holds: all(isTransient, not(says(phrases.DISABLED))) },
  { meaning: 'disabled', holds: any(hasDetail('2.1'), says(phrases.DISABLED)) },
  // X.1.0 to X.1.3: bad destination mailbox, system or syntax; X.1.10 is Exchange's RecipientNotFound.
  {
    meaning: 'noSuchUser',
    holds: all(isPermanent, any(hasDetail('1.0', '1.1', '1.2', '1.3', '1.10'), says(phrases.NO_SUCH_USER))),
  },
  { meaning: 'policy', holds: ({ enhanced }) => enhanced.startsWith('5.7.') },
  { meaning: 'temporary', holds: all(({ code }) => code === undefined, says(phrases.TEMPORARY)) },
];

export function meaningOfReply(reply: string): ReplyMeaning {
  const read = readSmtpReply(reply);
  if (read.code !== undefined && read.code < 300) return meaningOf(read);
  // A host says the same of everybody it refuses; the rules look at nothing but these three.
  const key = `${read.code} ${read.enhanced} ${read.words}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const meaning = meaningOf(read);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, meaning);
  return meaning;
}

const REMEMBERED_MAX = 2_000;
const remembered = new Map<string, ReplyMeaning>();

const meaningOf = (read: SmtpReply): ReplyMeaning => RULES.find(({ holds }) => holds(read))?.meaning ?? 'unclear';
