import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { VERSION } from '@outrider/contract/limits';
import type { ReceiptRequest } from '@outrider/contract/receipts';
import { writeReceipt } from '@outrider/mail-kit/receipts/write-receipt';
import { type MailFailure, MailServerError } from '../../platform/net/failure.ts';
import type { SendOutcome } from '../../platform/smtp/smtp.ts';
import { describeRequest } from './list-receipts.ts';
import type { Reader, ReceiptsDeps } from './receipts-deps.ts';
import { listRequests, moveRequest, type RequestRow } from './requests.repository.ts';

/** A mail with a request is on the screen. Nothing is sent by itself where RFC 8098, 2.1 wants a person to be asked. */
export async function noteDisplayed(deps: ReceiptsDeps, reader: Reader, mid: string): Promise<ReceiptRequest | null> {
  const [request] = await listRequests(deps.db, reader, [mid]);
  if (!request) return null;
  if (request.state !== 'open') return describeRequest(request);
  const isDealtWith = await deps.isDealtWith(reader, mid).catch(unlessUnreachable);
  if (isDealtWith) return endElsewhere(deps, reader, request);
  const policy = await deps.policyOf(reader);
  if (policy === 'never') return refuse(deps, reader, request);
  // Nobody knows whether another program answered: a person decides.
  if (policy === 'always' && request.may_be_automatic && isDealtWith === false)
    return send(deps, reader, request, 'rule');
  return describeRequest(request);
}

export async function answerRequest(
  deps: ReceiptsDeps,
  reader: Reader,
  { mid, send: isWanted }: { mid: string; send: boolean },
): Promise<ReceiptRequest> {
  const [request] = await listRequests(deps.db, reader, [mid]);
  if (!request) throw new AppError('notFound');
  if (!isWanted) return refuse(deps, reader, request);
  if (request.state === 'open' && (await deps.isDealtWith(reader, mid))) return endElsewhere(deps, reader, request);
  return send(deps, reader, request, 'person');
}

const unlessUnreachable = (error: unknown): undefined => {
  if (!(error instanceof AppError && error.reason === 'mailServerUnreachable')) throw error;
};

/** RFC 3503, 3: what another program answered or refused is not answered again. */
async function endElsewhere(deps: ReceiptsDeps, reader: Reader, request: RequestRow): Promise<ReceiptRequest> {
  await moveRequest(deps.db, reader, request.message_id, ['open', 'refused'], deps.now());
  return current(deps, reader, request);
}

async function refuse(deps: ReceiptsDeps, reader: Reader, request: RequestRow): Promise<ReceiptRequest> {
  const refused = await moveRequest(deps.db, reader, request.message_id, ['open', 'refused'], deps.now());
  // RFC 3503, 3: also when it is denied.
  if (refused) await deps.markDealtWith(reader, request.message_id);
  return current(deps, reader, request);
}

async function current({ db }: Pick<ReceiptsDeps, 'db'>, reader: Reader, request: RequestRow) {
  const [now] = await listRequests(db, reader, [request.message_id]);
  return describeRequest(now ?? request);
}

/** Claimed before a byte goes out. What surely did not leave can be tried again; what may have left cannot. */
async function send(deps: ReceiptsDeps, reader: Reader, request: RequestRow, sentBy: 'person' | 'rule') {
  const { message_id: mid } = request;
  const claimed = await moveRequest(deps.db, reader, mid, ['open', 'sending'], deps.now());
  if (!claimed) return current(deps, reader, request);
  const giveBack = () => moveRequest(deps.db, reader, mid, ['sending', 'open'], deps.now());
  let outcome: SendOutcome;
  try {
    outcome = await handOver(deps, reader, request, sentBy);
  } catch (error) {
    await giveBack();
    throw error instanceof MailServerError ? notSent(deps, error.failure) : error;
  }
  if (outcome.kind === 'taken') await moveRequest(deps.db, reader, mid, ['sending', 'sent'], deps.now());
  else if (outcome.kind === 'refused' || !outcome.inDoubt) {
    await giveBack();
    throw notSent(deps, outcome.failure);
  }
  await deps.markDealtWith(reader, mid);
  return current(deps, reader, request);
}

const notSent = ({ wordsOf }: Pick<ReceiptsDeps, 'wordsOf'>, failure: MailFailure) =>
  new AppError('receiptNotSent', { values: { words: wordsOf(failure) } });

async function handOver(deps: ReceiptsDeps, reader: Reader, request: RequestRow, sentBy: 'person' | 'rule') {
  const [original] = await deps.findMails(reader, [request.message_id]);
  const mailbox = await deps.findMailbox(reader, request.mailbox_id);
  if (!original || !mailbox) throw new AppError('notFound');
  const raw = writeReceipt({
    from: { name: mailbox.name, address: mailbox.email },
    to: request.recipients,
    original: { messageId: original.messageId, subject: original.subject, sentAt: original.at },
    sentBy,
    messageId: `${randomUUID()}@${mailbox.email.slice(mailbox.email.lastIndexOf('@') + 1)}`,
    at: deps.now(),
    program: `Outrider ${VERSION}`,
    language: await deps.languageOf(reader),
  });
  const smtp = await deps.openSmtp(reader, request.mailbox_id);
  try {
    // RFC 8098, 3: the null sender, so that nothing comes back for it. Some providers take only their customer's own address.
    const first = await smtp.send({ from: '', to: request.recipients }, Buffer.from(raw));
    const isSenderRefused = first.kind === 'refused' && first.recipients.length === 0;
    if (!isSenderRefused) return first;
    return await smtp.send({ from: mailbox.email, to: request.recipients }, Buffer.from(raw));
  } finally {
    smtp.close();
  }
}
