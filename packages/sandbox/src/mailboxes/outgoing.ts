import type { Clock } from '../clock/clock.ts';
import { headerLines } from '../people/incoming.ts';
import { type BounceFacts, writeBounce, writeDelay } from '../people/mime/bounce.ts';
import { writeDate } from '../people/mime/message.ts';
import type { Carrier, Relay, RelayAnswer } from '../relay.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import type { MailboxHostPlan } from './mailbox-plan.ts';
import { decodeWords, headerValue, readHeaderFields } from './message/headers.ts';
import { type OutgoingQueue, type QueuedMail, startOutgoingQueue } from './outgoing-queue.ts';
import type { SigningRule } from './own-domains.ts';
import { signMail } from './sign-mail.ts';
import type { SubmittedMail } from './submission.ts';

type OutgoingOptions = {
  clock: Clock;
  truth: LogOfTruth;
  relay: Relay;
  /** Whether one of these hosts makes its clients wait. */
  isTarpit: (hosts: string[]) => boolean;
  /** The host of the user's mailboxes under this name, if it is one. */
  planOf: (host: string) => MailboxHostPlan | undefined;
  carrierOf: (host: string) => Carrier;
  signingRule: (domain: string, host: string) => SigningRule | undefined;
  /** Files a message in a mailbox of the user; false when there is none or it has no room. */
  file: (address: string, raw: Buffer) => boolean;
};

export type Outgoing = Omit<OutgoingQueue, 'take' | 'takeAndTry'> & {
  /** Takes what a user of a host has submitted, and gives the mark it is queued under. */
  submit(mail: SubmittedMail): string;
  /** Brings the mail of another sender, whose host it is. */
  post(mail: { host: string; from: string; to: string; raw: Buffer }): Promise<void>;
};

/** How mail leaves a provider: stamped, signed for its domain, tried until it is through, or returned to its sender. */
export function startOutgoing(options: OutgoingOptions): Outgoing {
  const { clock, truth, relay, isTarpit, planOf, carrierOf, signingRule, file } = options;
  /** Signed once for all its recipients, and only when it leaves: the submitting client does not wait for it. */
  const signed = new WeakMap<Buffer, Promise<Buffer>>();
  let marks = 0;

  function signedMail({ host, from, raw }: QueuedMail): Promise<Buffer> {
    const known = signed.get(raw);
    if (known) return known;
    const rule = planOf(host) && signingRule(domainOf(from), host);
    const made = rule ? signMail(raw, rule) : Promise.resolve(raw);
    signed.set(raw, made);
    return made;
  }

  async function carry(mail: QueuedMail): Promise<RelayAnswer> {
    try {
      return await relay.carry(carrierOf(mail.host), { from: mail.from, to: mail.to, raw: await signedMail(mail) });
    } catch (error) {
      return { code: 451, status: '4.3.0', text: String(error), host: mail.host };
    }
  }

  function writeFailure(plan: MailboxHostPlan, mail: QueuedMail, answer: RelayAnswer): Buffer {
    // RFC 3463, 3.5: the last word of a host that never said no is that the time is over.
    const text = answer.code < 500 ? `${answer.text} (delivery time expired)` : answer.text;
    return Buffer.from(writeBounce(noticeFacts(plan, mail, { ...answer, text }, clock.now())), 'latin1');
  }

  function giveBack(mail: QueuedMail, answer: RelayAnswer) {
    const { host, from, to, messageId } = mail;
    const plan = planOf(host);
    // RFC 5321, 6.1: no notice is sent for a mail from the null sender.
    const isFiled = plan !== undefined && from !== '' && file(from, writeFailure(plan, mail, answer));
    if (isFiled) truth.giveBack({ messageId, to });
    const what = isFiled ? 'Returned to sender' : 'Given up';
    const code = `${answer.code} ${answer.status}`;
    truth.note({
      at: clock.now(),
      kind: 'smtp',
      direction: 'out',
      from: host,
      to: from || '<>',
      what,
      code,
      messageId,
    });
  }

  /** The big providers excuse themselves, others leave their users in the dark until it is decided. */
  function excuse(mail: QueuedMail, answer: RelayAnswer) {
    const plan = planOf(mail.host);
    if (mail.from === '' || (plan?.reporter !== 'gmail' && plan?.reporter !== 'exchange')) return;
    file(mail.from, Buffer.from(writeDelay(noticeFacts(plan, mail, answer, clock.now())), 'latin1'));
  }

  const isHeldUp = ({ to }: QueuedMail) => isTarpit(relay.hostsFor(to));
  const queue = startOutgoingQueue({ clock, truth, carry, isHeldUp, giveBack, excuse });
  return {
    waiting: () => queue.waiting(),
    nextAt: () => queue.nextAt(),
    isActing: () => queue.isActing(),
    clear() {
      queue.clear();
      marks = 0;
    },
    submit({ plan, from, to, raw, messageId }) {
      marks += 1;
      const mark = marks.toString(36).toUpperCase().padStart(8, '0');
      const stamp = `Received: by smtp.${plan.name} with ESMTPSA id ${mark};\r\n\t${writeDate(clock.now(), 'UTC')}\r\n`;
      queue.take({ host: plan.name, from, to, raw: Buffer.concat([Buffer.from(stamp), raw]), messageId });
      return mark;
    },
    post: ({ host, from, to, raw }) => queue.takeAndTry({ host, from, to: [to], raw, messageId: '' }),
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** For RFC 3464, in the words of the sender's own host. */
function noticeFacts(plan: MailboxHostPlan, mail: QueuedMail, answer: RelayAnswer, at: Date): BounceFacts {
  const originalHeaders = headerLines(mail.raw);
  const { code, status, text, host: remote } = answer;
  return {
    reporter: plan.reporter ?? 'postfix',
    host: plan.name,
    at,
    arrivedAt: mail.acceptedAt,
    messageId: `<${at.getTime().toString(36)}.${noticeMark(mail)}@${plan.name}>`,
    to: mail.from,
    recipient: mail.to,
    failure: { code: String(code), status, text, remote, inReplyTo: 'RCPT TO command' },
    subject: decodeWords(headerValue(readHeaderFields(originalHeaders), 'subject') ?? ''),
    originalHeaders,
  };
}

/** The same for the same mail and recipient, in letters an id may have. */
const noticeMark = ({ messageId, to }: QueuedMail) =>
  Buffer.from(`${messageId}${to}`).toString('base64url').slice(0, 40);
