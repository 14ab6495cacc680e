import { retryAfter } from '@outrider/campaign-rules/guard-rails';
import { classifySmtpReply } from '@outrider/email-verifier/classify-smtp-reply';
import type { MailFailure, ServerReply } from '../../../platform/net/failure.ts';
import type { Envelope, Outgoing, SendOutcome, Smtp } from '../../../platform/smtp/smtp.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { Candidate } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { placeOf } from './place.ts';
import { settleRejected } from './settle-rejected.ts';
import type { Worker } from './worker.ts';

/** Written for its reader, `variant` included. */
export type WrittenMail = Candidate & { raw: Buffer; unseen?: boolean };

/** The mail after it. */
export type NextMail = {
  /** Called while there is nothing to do but wait for the ledger. */
  write(): Promise<void>;
  /** Where it is written, and goes out at once. */
  outgoing(): Outgoing | undefined;
};

/** What a queue does next. */
export type HandedOver =
  | { kind: 'goOn' }
  /** The connection is gone: lost, or closed here in the middle of a message that was not to be finished. */
  | { kind: 'reconnect'; isLost: boolean }
  /** The server wants to be left alone for a while. */
  | { kind: 'rest'; ms: number | undefined; words: string };

/** The message was not finished, on purpose. */
class Withheld extends Error {}

/**
 * Hands one mail to the mailbox's server. The last bytes are written only after the ledger says so, and soon after: from
 * there on nobody but the server's answer, or a look into Sent, can say whether it went out.
 */
export async function handOver(
  worker: Worker,
  smtp: Smtp,
  mailbox: Pick<SendingMailbox, 'email' | 'sentFiler'>,
  mail: WrittenMail,
  next?: NextMail,
): Promise<HandedOver> {
  const { raw, variant, unseen = false } = mail;
  const { deps, writer } = worker;

  async function beforeLastDot() {
    await deps.atPoint?.('beforeNote');
    const since = deps.monotonic();
    const { workspaceId, mailboxId, messageId, leadId, round } = mail;
    // The very bytes, for Sent: they could not be written again when they are filed later.
    const copy = mailbox.sentFiler === 'outrider' ? { copy: { workspaceId, mailboxId, messageId, raw } } : {};
    const place = placeOf({ leadId, round });
    const detail = { variant, unseen };
    const written = writer.write({ id: mail.id, state: 'complete', at: deps.now(), detail, place, ...copy });
    // What is wrong with it shows when its turn comes.
    next?.write().catch(() => undefined);
    const isMine = await written;
    await deps.atPoint?.('afterNote');
    if (!isMine || worker.isFenced() || deps.monotonic() - since > deps.rules.dotWithinMs) throw new Withheld();
    // By then it is written.
    if (deps.atPoint) setImmediate(() => void deps.atPoint?.('afterDot'));
  }

  try {
    const hooks = { beforeLastDot, next: () => next?.outgoing() };
    const outcome = await smtp.send(envelopeOf(mailbox, mail), raw, hooks);
    await deps.atPoint?.('afterReply');
    return await settle(worker, mail, outcome);
  } catch (error) {
    if (!(error instanceof Withheld)) throw error;
    await worker.giveBack([{ id: mail.id }]);
    return { kind: 'reconnect', isLost: false };
  }
}

export const envelopeOf = ({ email }: Pick<SendingMailbox, 'email'>, { recipient }: Candidate): Envelope => ({
  from: email,
  to: [recipient.address],
});

/** Not so soon that a server in trouble is asked all the time. */
const LOST_AGAIN_MS = 60_000;

async function settle(worker: Worker, mail: WrittenMail, outcome: SendOutcome): Promise<HandedOver> {
  const at = worker.deps.now();
  const tell = (kind: Outcome['kind'], words = '') => tellOutcome(worker, mail, kind, words);
  if (outcome.kind === 'taken') {
    tell('sent');
    // Not waited for: it travels with the next dot of this queue at the latest.
    worker.writeLater({ id: mail.id, state: 'taken', at, reply: codeAndWords(outcome.reply) });
    return { kind: 'goOn' };
  }
  if (outcome.kind === 'lost') {
    if (outcome.inDoubt) {
      await worker.writer.write({ id: mail.id, state: 'doubt', at });
      tell('doubt');
    } else {
      const dueAt = new Date(at.getTime() + Math.min(LOST_AGAIN_MS, worker.deps.rules.restMs));
      await worker.giveBack([{ id: mail.id, reason: 'connectionLost', dueAt }]);
    }
    return { kind: 'reconnect', isLost: true };
  }
  const reply = replyOf(outcome);
  if (reply?.code.startsWith('4')) return putOff(worker, mail, outcome.failure, reply);
  const { verdict } = classifySmtpReply(reply ? wordsOf(reply) : '');
  tell('refused', reply ? wordsOf(reply) : outcome.failure.kind);
  await settleRejected(worker, mail, {
    reply: reply ? codeAndWords(reply) : { code: 0, text: outcome.failure.kind },
    isAddressBad: verdict === 'no_such_user' || verdict === 'disabled',
  });
  return { kind: 'goOn' };
}

type Outcome = Parameters<NonNullable<SendingDeps['onOutcome']>>[0];

const tellOutcome = ({ deps }: Worker, { mailboxId, campaignId }: Candidate, kind: Outcome['kind'], words: string) =>
  deps.onOutcome?.({ kind, mailboxId, campaignId, words });

/** The server said "later": again after a while, and not without end. */
async function putOff(worker: Worker, mail: Candidate, failure: MailFailure, reply: ServerReply): Promise<HandedOver> {
  const at = worker.deps.now();
  const waitMs = retryAfter(mail.putOff + 1);
  if (waitMs === undefined) {
    await worker.writer.write({ id: mail.id, state: 'failed', at, reply: codeAndWords(reply) });
    tellOutcome(worker, mail, 'refused', wordsOf(reply));
  } else {
    const dueAt = new Date(at.getTime() + waitMs);
    await worker.giveBack([{ id: mail.id, reason: 'putOff', dueAt, isPutOff: true }]);
    tellOutcome(worker, mail, 'deferred', wordsOf(reply));
  }
  if (failure.kind !== 'throttled') return { kind: 'goOn' };
  return { kind: 'rest', ms: failure.retryAfterMs, words: reply.text };
}

/** There is one recipient: what was said to them is more telling than the sum. */
function replyOf({ failure, recipients }: Extract<SendOutcome, { kind: 'refused' }>): ServerReply | undefined {
  const [answer] = recipients;
  return answer && !answer.taken ? answer.reply : failure.reply;
}

const wordsOf = ({ code, enhanced = '', text }: ServerReply) => `${code} ${enhanced} ${text}`;

const codeAndWords = (reply: ServerReply) => ({
  code: Number(reply.code),
  text: [reply.enhanced, reply.text].filter(Boolean).join(' ').slice(0, 500),
});
