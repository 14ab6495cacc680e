import { AppError, type ErrorName } from '@outrider/contract/errors';
import { addressesOf } from '@outrider/mail-kit/delivery/plan-recipients';
import { mailRefusalOf, recipientRefusalOf } from '@outrider/mail-kit/delivery/refusal-code';
import { type MailFailure, MailServerError, type ServerReply } from '../../../platform/net/failure.ts';
import type { SendOutcome, Smtp } from '../../../platform/smtp/smtp.ts';
import { giveBack, type LedgerWriter, writeEnds } from '../../ledger/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import { readDraft } from '../drafts/drafts.repository.ts';
import { closeDelivery, type Outcome, recordLeft } from './close-delivery.ts';
import { writeComposeLedger } from './compose-ledger.ts';
import { findDelivery } from './deliveries.repository.ts';
import type { Failure } from './delivery.tables.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import type { DueMail } from './reserve-due.ts';

export type DeliveryWorker = {
  id: string;
  deps: DeliveryDeps;
  writer: LedgerWriter<undefined>;
  isFenced: () => boolean;
  persist: (act: () => Promise<unknown>) => Promise<void>;
};

export type MailToSend = DueMail & { mailbox: SendingMailbox };

/** The message was not finished, on purpose. */
class Withheld extends Error {}

/** Writes one message and hands it to its server. True where the connection can take the next. */
export async function handOver(worker: DeliveryWorker, smtp: Smtp, mail: MailToSend): Promise<boolean> {
  const { deps, writer } = worker;
  const written = await writeMail(deps, mail).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (!written) return true;
  if (written instanceof AppError) {
    await settle(worker, mail, { state: 'failed', refusal: written.reason, words: '' });
    return true;
  }
  const { raw, savesCopy } = written;

  async function beforeLastDot() {
    await deps.atPoint?.('beforeMark');
    const since = deps.monotonic();
    const { workspaceId, mailboxId, messageId, mailbox } = mail;
    const copy =
      savesCopy && mailbox.sentFiler === 'outrider' ? { copy: { workspaceId, mailboxId, messageId, raw } } : {};
    const place = `m ${Buffer.from(messageId).toString('base64url')}`;
    const mark = { id: mail.id, state: 'complete' as const, at: deps.now(), detail: undefined, place, ...copy };
    const isMine = await writer.write(mark);
    await deps.atPoint?.('afterMark');
    if (!isMine || worker.isFenced() || deps.monotonic() - since > deps.rules.markWithinMs) throw new Withheld();
    if (deps.atPoint) setImmediate(() => void deps.atPoint?.('afterLastByte'));
  }

  try {
    const envelope = { from: mail.mailbox.email, to: addressesOf(mail.recipients) };
    const outcome = await smtp.send(envelope, raw, { beforeLastDot });
    await deps.atPoint?.('afterReply');
    await settleOutcome(worker, mail, outcome);
    return outcome.kind !== 'lost';
  } catch (error) {
    if (!(error instanceof Withheld)) throw error;
    // Undone, or held: what was undone is over by now, and stays so.
    await worker.persist(() =>
      deps.db.transaction().execute((trx) => giveBack(trx, worker.id, ['reserved', 'complete'], [{ id: mail.id }])),
    );
    return false;
  }
}

/** None where the delivery is gone. */
async function writeMail(deps: DeliveryDeps, mail: MailToSend) {
  const { id, deliveryId, workspaceId, recipients, mailbox, messageId } = mail;
  const scope = { workspaceId };
  const delivery = await findDelivery(deps.db, scope, deliveryId);
  const draft = delivery && (await readDraft(deps.db, scope, delivery.draftId));
  if (!delivery || !draft) return undefined;
  const { attrs } = draft;
  const message = {
    attrs,
    quote: delivery.quote,
    links: delivery.links,
    recipients,
    mailbox,
    messageId,
    tracedAs: delivery.traced ? id : null,
    at: deps.now(),
  };
  return { raw: await deps.writeMessage(scope, message), savesCopy: attrs.saveSentCopy };
}

async function settleOutcome(worker: DeliveryWorker, mail: MailToSend, outcome: SendOutcome): Promise<void> {
  if (outcome.kind === 'taken') {
    const failures = outcome.recipients.flatMap((answer) =>
      answer.taken ? [] : [failureOf(answer.recipient, answer.reply)],
    );
    return settle(worker, mail, { state: 'taken', reply: outcome.reply, failures });
  }
  if (outcome.kind === 'lost') {
    if (!outcome.inDoubt) return putOff(worker, mail, outcome.failure);
    await worker.writer.write({ id: mail.id, state: 'doubt', at: worker.deps.now() });
    return note(worker, mail, {});
  }
  const { failure, recipients } = outcome;
  const refused = recipients.flatMap((answer) => (answer.taken ? [] : [answer]));
  const reply = failure.reply ?? refused[0]?.reply;
  if (reply?.code.startsWith('4')) return putOff(worker, mail, { ...failure, reply });
  const failures = refused.map((answer) => failureOf(answer.recipient, answer.reply));
  const refusal = refusalOf(failure, failures.length > 0);
  return settle(worker, mail, { state: 'rejected', refusal, words: wordsOf(reply), failures, ...(reply && { reply }) });
}

const failureOf = (email: string, reply: ServerReply): Failure => ({
  email,
  reason: recipientRefusalOf(reply),
  words: wordsOf(reply),
});

/** Some servers want a second factor, or a password made for programs. */
const SECOND_FACTOR =
  /application-specific password|app password|second(?:ary)? (?:factor|verification)|two-?factor|2fa|(?:with|via) your web browser/i;

const loginRefusalOf = (words: string): ErrorName =>
  SECOND_FACTOR.test(words) ? 'needSecondVerification' : 'accountInvalid';

/** Why nobody got it. */
function refusalOf({ reply, kind }: MailFailure, hasRecipients: boolean): ErrorName {
  if (kind === 'authFailed') return loginRefusalOf(reply?.text ?? '');
  if (hasRecipients) return 'someRecipientsFailed';
  // What is too large is not even offered to a server that named its limit.
  if (!reply) return 'mailTooLarge';
  return mailRefusalOf(reply) ?? 'mailRefused';
}

const wordsOf = (reply: ServerReply | undefined) =>
  reply ? [reply.code, reply.enhanced, reply.text].filter(Boolean).join(' ') : '';

/** The server could not be reached, or wants to be asked again; not without end. */
async function putOff(
  worker: DeliveryWorker,
  mail: MailToSend,
  failure: MailFailure,
  from: readonly ('reserved' | 'complete')[] = ['reserved', 'complete'],
): Promise<void> {
  const waitMs = failure.kind === 'authFailed' ? undefined : worker.deps.rules.againAfterMs[mail.putOff];
  const words = wordsOf(failure.reply) || failure.kind;
  const refusal = failure.reply ? (mailRefusalOf(failure.reply) ?? 'mailRefused') : 'mailServerUnreachable';
  if (waitMs === undefined) {
    const final = failure.kind === 'authFailed' ? loginRefusalOf(words) : refusal;
    return settle(worker, mail, { state: 'failed', refusal: final, words });
  }
  const dueAt = new Date(worker.deps.now().getTime() + waitMs);
  await worker.persist(() =>
    worker.deps.db.transaction().execute((trx) =>
      closeDelivery(worker.deps, trx, mail, mail.deliveryId, {
        now: worker.deps.now(),
        async settle() {
          const back = { id: mail.id, reason: 'putOff', dueAt, isPutOff: true, words };
          const held = await giveBack(trx, worker.id, from, [back]);
          return held.length === 0 ? undefined : { refusal, words, deliverAt: dueAt };
        },
      }),
    ),
  );
}

type End = Outcome &
  ({ state: 'taken'; reply: ServerReply } | { state: 'rejected' | 'failed'; reply?: ServerReply | undefined });

/** The end of a message and what follows from it, in one transaction. */
async function settle(worker: DeliveryWorker, mail: MailToSend, { state, reply, ...outcome }: End): Promise<void> {
  const { deps, id: me } = worker;
  const at = deps.now();
  const said = reply && {
    code: Number(reply.code),
    text: [reply.enhanced, reply.text].filter(Boolean).join(' ').slice(0, 500),
  };
  await worker.persist(() =>
    deps.db.transaction().execute((trx) =>
      closeDelivery(worker.deps, trx, mail, mail.deliveryId, {
        now: at,
        async settle() {
          if (state === 'taken') {
            await writeComposeLedger(trx, me, [{ id: mail.id, state, at, reply: said ?? { code: 250, text: '' } }]);
            await deps.atPoint?.('beforeRecord');
            await recordLeft(trx, [mail.id]);
          } else {
            const held = await writeEnds(trx, me, [{ id: mail.id, state, at, ...(said && { reply: said }) }]);
            if (held.length === 0) return undefined;
          }
          return outcome;
        },
      }),
    ),
  );
  if (state === 'taken') await deps.noteDepartures?.([{ kind: 'left', ledgerId: mail.id }]);
  else await deps.noteDepartures?.([{ kind: 'ended', ledgerId: mail.id }]);
}

const note = (worker: DeliveryWorker, mail: MailToSend, outcome: Outcome): Promise<void> =>
  worker.persist(() =>
    worker.deps.db
      .transaction()
      .execute((trx) =>
        closeDelivery(worker.deps, trx, mail, mail.deliveryId, { now: worker.deps.now(), settle: async () => outcome }),
      ),
  );

/**
 * Something failed that is not a server's answer. What was not marked goes again later; of what was, nobody knows whether it
 * left.
 */
export async function letGo(worker: DeliveryWorker, mail: MailToSend, error: unknown): Promise<void> {
  await putOff(worker, mail, failureIn(error), ['reserved']);
  if (await worker.writer.write({ id: mail.id, state: 'doubt', at: worker.deps.now() })) await note(worker, mail, {});
}

const failureIn = (error: unknown): MailFailure =>
  error instanceof MailServerError ? error.failure : { kind: 'temporarily' };
