import type { Scope, Trx } from '../../../platform/db.ts';
import { readUnsubscribeSubject } from '../../campaigns/index.ts';
import type { InboxListener, IncomingEvent } from '../../inbox/index.ts';
import { bookProven } from '../../sending/index.ts';
import { leave } from './leave.ts';
import { type FoundMail, findMail, listMailsTo } from './mails.repository.ts';
import { matchReply } from './match-reply.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { proveFound, takeAbsence, takeAutoReply, takeHumanReply } from './take-answer.ts';
import { takeBounce, takeComplaint } from './take-return.ts';
import { insertUnlinked } from './unlinked.repository.ts';

/** What came in, for the campaigns it is about. In the transaction that tells it, after the inbox's own acts. */
export const handleIncoming =
  (deps: RepliesDeps): InboxListener =>
  async (trx, scope, incoming) => {
    // The recipient's provider writes it for them, so a machine's word counts as theirs.
    const leaving = readUnsubscribeSubject(deps.signer, incoming.subject);
    if (leaving) return leave(deps, trx, scope, { ledgerId: leaving.ledgerId, at: incoming.at });
    switch (incoming.kind) {
      case 'human':
      case 'autoReply':
      case 'outOfOffice':
        return handleAnswer(deps, trx, scope, incoming);
      case 'bounce':
        return handleBounce(deps, trx, scope, incoming);
      case 'complaint':
        return handleComplaint(deps, trx, scope, incoming);
      case 'receipt':
        return undefined;
    }
  };

async function handleAnswer(deps: RepliesDeps, trx: Trx, scope: Scope, incoming: IncomingEvent): Promise<void> {
  const match = await matchReply(deps, trx, scope, { ...incoming, isHuman: incoming.kind === 'human' });
  if (match.kind === 'unclear') return insertUnlinked(trx, scope, incoming.messageId, incoming.at);
  const mail = match.kind === 'mail' ? match.mail : undefined;
  if (mail) await bookUnknown(deps, trx, mail, incoming.at);
  if (incoming.kind === 'outOfOffice') return takeAbsence(deps, trx, scope, incoming, mail);
  if (!mail) return undefined;
  if (incoming.kind === 'human') deps.onReply?.();
  return incoming.kind === 'human'
    ? takeHumanReply(deps, trx, scope, incoming, mail)
    : takeAutoReply(deps, trx, scope, incoming, mail);
}

async function handleBounce(deps: RepliesDeps, trx: Trx, scope: Scope, incoming: IncomingEvent): Promise<void> {
  const original = await findOriginal(deps, trx, scope, incoming);
  if (original) await bookUnknown(deps, trx, original, incoming.at);
  // Also by a report that it is late.
  if (original) await proveFound(deps, trx, scope, original, { proof: 'bounce', at: incoming.at });
  for (const { address, hard, isDelayed, status, reason } of incoming.bounced) {
    if (isDelayed) continue;
    const mail = original ?? (await newestTo(trx, scope, address, incoming.mailboxId));
    if (!mail) continue;
    const words = [status, reason].filter(Boolean).join(' ');
    // Said of an address behind the one we wrote to, it says nothing about that one elsewhere.
    const isAddressBad = hard && address === mail.address;
    await takeBounce(deps, trx, scope, { mail, isAddressBad, words, at: incoming.at });
  }
}

async function handleComplaint(deps: RepliesDeps, trx: Trx, scope: Scope, incoming: IncomingEvent): Promise<void> {
  const original = await findOriginal(deps, trx, scope, incoming);
  if (original) await bookUnknown(deps, trx, original, incoming.at);
  if (original) return takeComplaint(deps, trx, scope, original, incoming.at);
  for (const address of incoming.originalRecipients) {
    const mail = await newestTo(trx, scope, address, incoming.mailboxId);
    if (mail) await takeComplaint(deps, trx, scope, mail, incoming.at);
  }
}

/** What was answered or sent back has left, also where an older copy of the ledger calls it unsent. */
async function bookUnknown({ now }: RepliesDeps, trx: Trx, { ledgerId: id, isUnsent }: FoundMail, at: Date) {
  if (isUnsent) await bookProven(trx, { id, at }, now());
}

async function findOriginal(
  { messageIds }: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { originalMessageId }: IncomingEvent,
): Promise<FoundMail | undefined> {
  const messageId = originalMessageId?.replace(/^<|>$/g, '') ?? '';
  const ledgerId = messageIds.ledgerIdIn(messageId);
  const mail = ledgerId && (await findMail(trx, scope, { ledgerId, messageId }));
  return mail ? { ...mail, isNamed: true } : undefined;
}

/** A report goes to whoever sent the mail, so one of another mailbox is not meant. */
async function newestTo(trx: Trx, scope: Scope, address: string, mailboxId: string): Promise<FoundMail | undefined> {
  if (address === '') return undefined;
  const mails = await listMailsTo(trx, scope, address);
  const found = mails.find((mail) => mail.mailboxId === mailboxId && mail.address === address.toLowerCase());
  return found && { ...found, isNamed: false };
}
