import { isAscii } from 'node:buffer';
import type { ServerReply } from '../net/failure.ts';
import type { Offers } from './offers.ts';
import { parseSmtpReply } from './smtp-failure.ts';

export type Envelope = { from: string; to: string[] };

/** A message on its way. */
export type Outgoing = { envelope: Envelope; raw: Buffer };

export type RecipientAnswer = { recipient: string } & ({ taken: true } | { taken: false; reply: ServerReply });

const HOSTILE = /[\r\n<>]/;

/** A second command in an address, or more than the server said it takes: such a message is not even named to it. */
export const isUnfit = ({ envelope: { from, to }, raw }: Outgoing, { size }: Offers): boolean =>
  to.length === 0 ||
  to.includes('') ||
  [from, ...to].some((address) => HOSTILE.test(address)) ||
  (size !== undefined && size.max > 0 && raw.length > size.max);

/** What is said before a message, one letter for each byte: from whom, to whom, and that it follows. */
export function openingOf({ envelope, raw }: Outgoing, offers: Offers): string[] {
  const [from, ...to] = [envelope.from, ...envelope.to].map(asBytes);
  const parameters = [
    offers.utf8 && [envelope.from, ...envelope.to].some((address) => BEYOND_ASCII.test(address)) ? ' SMTPUTF8' : '',
    offers.eightBit && !isAscii(raw) ? ' BODY=8BITMIME' : '',
    offers.size ? ` SIZE=${raw.length}` : '',
  ];
  return [
    `MAIL FROM:<${from}>${parameters.join('')}\r\n`,
    ...to.map((address) => `RCPT TO:<${address}>\r\n`),
    'DATA\r\n',
  ];
}

const BEYOND_ASCII = /[^\p{ASCII}]/u;

const asBytes = (address: string) => (BEYOND_ASCII.test(address) ? Buffer.from(address).toString('latin1') : address);

const isYes = (reply: string) => reply.startsWith('2');
/** Some servers say 250 to DATA. */
const isGoAhead = (reply: string) => reply.startsWith('3') || isYes(reply);

export type Opened =
  /** The server waits for the message. */
  | { kind: 'open'; recipients: RecipientAnswer[] }
  /** `isWaiting`: for a message all the same, though it is for nobody. */
  | { kind: 'refused'; words: string; recipients: RecipientAnswer[]; isWaiting: boolean };

/** Whether anything can still come of it, after these answers to its opening. */
export const isOver = ({ to }: Envelope, replies: readonly string[]): boolean =>
  (replies[0] !== undefined && !isYes(replies[0])) || (replies.length > to.length && !replies.slice(1).some(isYes));

/** What the answers to an opening come to; those that are missing are the last one, which ended it. */
export function judgeOpening({ to }: Envelope, replies: readonly string[]): Opened {
  const last = replies.at(-1) ?? '';
  const [sender = last] = replies;
  const answers = to.map((recipient, index) => ({ recipient, words: replies[index + 1] ?? last }));
  const recipients = answers.map(({ recipient, words }) => answerOf(recipient, words));
  const data = replies[to.length + 1] ?? last;
  const isWaiting = isGoAhead(data) && replies.length > to.length + 1;
  if (!isYes(sender)) return { kind: 'refused', words: sender, recipients: [], isWaiting };
  const refused = answers.filter(({ words }) => !isYes(words));
  if (refused.length === to.length) {
    // It passes for lasting only when it lasts for everybody.
    const words = (refused.find((answer) => answer.words.startsWith('4')) ?? refused.at(-1))?.words ?? last;
    return { kind: 'refused', words, recipients, isWaiting };
  }
  if (isWaiting) return { kind: 'open', recipients };
  return { kind: 'refused', words: data, recipients: recipients.filter(({ taken }) => !taken), isWaiting };
}

const answerOf = (recipient: string, words: string): RecipientAnswer =>
  isYes(words)
    ? { recipient, taken: true }
    : { recipient, taken: false, reply: parseSmtpReply(words) ?? { code: '', text: words } };
