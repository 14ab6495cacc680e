import { FULL, NO_SUCH_USER } from '../replies/reply-phrases.ts';
import * as phrases from './bounce-phrases.ts';
import { isTelling, type Remark, readRemark } from './read-remark.ts';

export type BounceReason =
  | 'user_unknown'
  | 'host_unknown'
  | 'mailbox_full'
  | 'disabled'
  | 'too_big'
  | 'policy'
  | 'temporary'
  | 'other';

/** What is known of one failed delivery. */
export type Failure = {
  /** The words of the server, or of the notice about this recipient. */
  said: string;
  /** The status field of RFC 3464, 2.3.4; empty where there is none. */
  status: string;
  isDelayed: boolean;
  /** Said to the whole message, after the recipient had been taken. */
  isAfterData: boolean;
};

export type Judgement = { reason: BounceReason; hard: boolean; status: string };

type Clues = Omit<Remark, 'isNameless'> & Pick<Failure, 'isAfterData' | 'isDelayed'>;
type Rule = { reason: BounceReason; holds: (clues: Clues) => boolean };

const says =
  (...lists: RegExp[][]) =>
  ({ words }: Clues) =>
    lists.some((list) => list.some((phrase) => phrase.test(words)));
const hasDetail =
  (...details: string[]) =>
  ({ enhanced }: Clues) =>
    details.includes(enhanced.slice(2));
const hasSubject =
  (subject: string) =>
  ({ enhanced }: Clues) =>
    enhanced.slice(2).startsWith(`${subject}.`);
const hasCode =
  (...codes: number[]) =>
  ({ code }: Clues) =>
    code !== undefined && codes.includes(code);
const isTransient = ({ code, enhanced }: Clues) =>
  enhanced === '' ? code !== undefined && code >= 400 && code < 500 : enhanced.startsWith('4');
const all =
  (...conditions: Rule['holds'][]) =>
  (clues: Clues) =>
    conditions.every((holds) => holds(clues));
const any =
  (...conditions: Rule['holds'][]) =>
  (clues: Clues) =>
    conditions.some((holds) => holds(clues));
const not = (condition: Rule['holds']) => (clues: Clues) => !condition(clues);

/** A quota of what may be sent is not one of what may be kept. */
const isAboutSending = ({ words }: Clues) => /(?:relay|sending|daily|hourly|outgoing) quota/.test(words);
const saysNobody = says(phrases.NOBODY, NO_SUCH_USER);

/** X.1.1 names the mailbox (RFC 3463, 3.2), X.1.10 too for Exchange, unless the words name a host or us. */
const isSurelyNobody = all(hasDetail('1.1', '1.10'), not(says(phrases.ABOUT_SENDER, phrases.NO_HOST)));

/**
 * The first that holds. Words outweigh numbers, since servers choose their words with more care; what is about the sender
 * stands before what is about the recipient, so that a block never makes an address look dead.
 */
const RULES: Rule[] = [
  { reason: 'temporary', holds: says(phrases.TOO_FAST) },
  { reason: 'mailbox_full', holds: any(hasDetail('2.2'), all(says(phrases.STUFFED, FULL), not(isAboutSending))) },
  { reason: 'too_big', holds: any(hasDetail('2.3', '3.4'), says(phrases.TOO_BIG)) },
  // Exchange Online's "Access denied" for a recipient it does not have is the one refusal that sounds like a block.
  { reason: 'user_unknown', holds: ({ words }) => /recipient address rejected: access denied/.test(words) },
  { reason: 'policy', holds: hasDetail('1.8', '7.23', '7.25', '7.26', '7.27', '7.606', '7.509') },
  {
    reason: 'user_unknown',
    holds: all(
      isSurelyNobody,
      not(({ isDelayed }) => isDelayed),
    ),
  },
  { reason: 'policy', holds: says(phrases.ABOUT_SENDER) },
  { reason: 'disabled', holds: any(hasDetail('7.13'), says(phrases.CLOSED)) },
  { reason: 'user_unknown', holds: any(hasDetail('1.6'), ({ code }) => code === 551, says(phrases.MOVED_AWAY)) },
  {
    reason: 'host_unknown',
    holds: all(
      any(hasDetail('1.2', '4.310'), says(phrases.NO_HOST), hasCode(521, 556), ({ enhanced }) => enhanced === '5.4.4'),
      not(({ words }) => /try again/.test(words)),
    ),
  },
  // Who took the recipient and refuses the message does not say that nobody is there.
  { reason: 'policy', holds: all(({ isAfterData }) => isAfterData, saysNobody) },
  { reason: 'user_unknown', holds: saysNobody },
  { reason: 'disabled', holds: hasDetail('2.1') },
  { reason: 'temporary', holds: any(({ isDelayed }) => isDelayed, isTransient, says(phrases.NOT_NOW)) },
  { reason: 'user_unknown', holds: hasDetail('1.0', '1.1', '1.3') },
  {
    reason: 'policy',
    holds: any(hasSubject('7'), hasSubject('6'), says(phrases.NOT_PERMITTED, phrases.REFUSED)),
  },
  { reason: 'temporary', holds: hasSubject('4') },
];

/**
 * Only a bad address is hard: whatever blocks, fills or delays may be over tomorrow. A host knows its users, so that "no
 * such user" is believed with any code; a name that is not found may be found again where the code says so (RFC 3463, 2).
 */
const isHard = (reason: BounceReason, { enhanced, isDelayed }: Clues) =>
  !isDelayed && (reason === 'user_unknown' || (reason === 'host_unknown' && !enhanced.startsWith('4')));

export function judgeFailure({ said, status, isDelayed, isAfterData }: Failure): Judgement {
  const { code, enhanced: spoken, words, isNameless } = readRemark(said);
  const enhanced = isTelling(spoken) || status === '' ? spoken : status;
  // What stands before the colon is who was refused; the reason comes after it.
  const told = words.replaceAll(/recipient address rejected: (?=[a-z])(?!access denied)/g, '');
  const clues = { code, enhanced, words: told, isDelayed, isAfterData: isAfterData || isNameless };
  const reason = RULES.find(({ holds }) => holds(clues))?.reason ?? 'other';
  return { reason, hard: isHard(reason, clues), status: enhanced };
}
