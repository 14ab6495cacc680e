import type { Scope, Trx } from '../../../platform/db.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { recordProven } from '../../sending/index.ts';
import { type FoundMail, findMail, listMailsTo } from './mails.repository.ts';
import { matchReply } from './match-reply.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { insertUnlinked } from './unlinked.repository.ts';

/** `unclear`: a person has to say whose answer it is, and it waits for that. */
export type Answered = { kind: 'found'; mail: FoundMail } | { kind: 'unclear' } | { kind: 'none' };

/** The mail that something answers. */
export async function findAnswered(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  incoming: IncomingEvent,
): Promise<Answered> {
  const match = await matchReply(deps, trx, scope, { ...incoming, isHuman: incoming.kind === 'human' });
  if (match.kind === 'unclear') await insertUnlinked(trx, scope, incoming.messageId, incoming.at);
  if (match.kind !== 'mail') return match;
  await recordUnknown(deps, trx, match.mail, incoming.at);
  return { kind: 'found', mail: match.mail };
}

/** The mail that a report names. */
export async function findOriginal(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { originalMessageId, at }: IncomingEvent,
): Promise<FoundMail | undefined> {
  const messageId = originalMessageId?.replace(/^<|>$/g, '') ?? '';
  const ledgerId = deps.messageIds.ledgerIdIn(messageId);
  const mail = ledgerId && (await findMail(trx, scope, { ledgerId, messageId }));
  if (!mail) return undefined;
  await recordUnknown(deps, trx, mail, at);
  return { ...mail, isNamed: true };
}

/** The newest mail to an address. A report goes to the sender of the mail, so one of another mailbox is not meant. */
export async function findNewestTo(
  trx: Trx,
  scope: Scope,
  address: string,
  mailboxId: string,
): Promise<FoundMail | undefined> {
  if (address === '') return undefined;
  const mails = await listMailsTo(trx, scope, address);
  const found = mails.find((mail) => mail.mailboxId === mailboxId && mail.address === address.toLowerCase());
  return found && { ...found, isNamed: false };
}

type Recorded = Pick<FoundMail, 'id' | 'isUnsent'>;

/** What was answered or sent back has left, also where an older copy of the ledger calls it unsent. */
async function recordUnknown({ now }: RepliesDeps, trx: Trx, { id, isUnsent }: Recorded, at: Date): Promise<void> {
  if (isUnsent) await recordProven(trx, { id, at }, now());
}
