import type { Scope, Trx } from '../../../platform/db.ts';
import { type IncomingEvent, listOwnAbout, listOwnInThread, readSubject } from '../../inbox/index.ts';
import {
  type FoundMail,
  findMail,
  hasSentFrom,
  listMailsTo,
  listMailsToCompany,
  type MailFacts,
} from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';

type Deps = Pick<RepliesDeps, 'messageIds'>;

export type CandidateWhy = 'alias' | 'sameCompany' | 'threadParticipant';
export type ReplyCandidate = { mail: MailFacts; why: CandidateWhy };

/** Whose answer it is; or that a user has to say so; or that it is no answer to a campaign. */
export type Match = { kind: 'mail'; mail: FoundMail } | { kind: 'unclear' } | { kind: 'none' };

type Came = Pick<IncomingEvent, 'from' | 'mailboxId' | 'threadId' | 'subject' | 'references' | 'at'> & {
  isHuman: boolean;
};

/**
 * The mail it says it answers; else one to the same person, with any word after the plus; else one to the same
 * company from this mailbox, or in the same thread, when there is exactly one that it can be. Only a person's words can
 * be a colleague's: a machine speaks for its own mailbox.
 */
export async function matchReply(deps: Deps, trx: Trx, scope: Scope, came: Came): Promise<Match> {
  const answered = await findAnswered(deps, trx, scope, came.references);
  if (answered) return { kind: 'mail', mail: { ...answered, isNamed: true } };
  if (came.from === '') return { kind: 'none' };
  const [own] = preferring(came.mailboxId, await listMailsTo(trx, scope, came.from));
  if (own) return { kind: 'mail', mail: { ...own, isNamed: false } };
  if (!came.isHuman) return { kind: 'none' };
  const candidates = await listCandidates(deps, trx, scope, came);
  const leads = new Set(candidates.map(({ mail }) => mail.leadId));
  const [only] = candidates;
  if (only && leads.size === 1) return { kind: 'mail', mail: { ...only.mail, isNamed: false } };
  if (candidates.length > 0 || (await looksLikeAnswer(deps, trx, scope, came))) return { kind: 'unclear' };
  return { kind: 'none' };
}

/** The newest of the mails it refers to: In-Reply-To stands last, what went before in front of it. */
async function findAnswered(
  { messageIds }: Deps,
  trx: Trx,
  scope: Scope,
  references: readonly string[],
): Promise<MailFacts | undefined> {
  for (const messageId of references.toReversed()) {
    const ledgerId = messageIds.ledgerIdIn(messageId);
    const mail = ledgerId && (await findMail(trx, scope, { ledgerId, messageId }));
    if (mail) return mail;
  }
  return undefined;
}

const preferring = (mailboxId: string, mails: readonly MailFacts[]) =>
  mails.toSorted((a, b) => Number(b.mailboxId === mailboxId) - Number(a.mailboxId === mailboxId));

/** Who it may be about, for the user to choose from. */
export async function listCandidates(
  { messageIds }: Deps,
  trx: Trx,
  scope: Scope,
  { from, mailboxId, threadId }: Pick<Came, 'from' | 'mailboxId' | 'threadId'>,
): Promise<ReplyCandidate[]> {
  const found: ReplyCandidate[] = [];
  for (const mail of await listMailsTo(trx, scope, from)) found.push({ mail, why: 'alias' });
  for (const own of await listOwnInThread(trx, scope, threadId)) {
    const ledgerId = messageIds.ledgerIdIn(own.messageId);
    const mail = ledgerId && (await findMail(trx, scope, { ledgerId, messageId: own.messageId }));
    // A mail of ours in the thread is what it is about, no matter which of its people answers.
    if (mail) found.push({ mail, why: 'threadParticipant' });
    for (const email of own.receivers.includes(from.toLowerCase()) ? own.receivers : []) {
      for (const other of await listMailsTo(trx, scope, email)) found.push({ mail: other, why: 'threadParticipant' });
    }
  }
  for (const mail of await listMailsToCompany(trx, scope, { email: from, mailboxId })) {
    found.push({ mail, why: 'sameCompany' });
  }
  return [...new Map(found.toReversed().map((one) => [one.mail.leadId, one])).values()].toReversed();
}

/** How long after a mail a recipient still answers it under its subject. */
const ANSWERED_WITHIN_MS = 90 * 86_400_000;

/** "Re:" and a subject of ours, in a mailbox that sends campaigns. */
async function looksLikeAnswer(
  { messageIds }: Deps,
  trx: Trx,
  scope: Scope,
  { mailboxId, subject, at }: Came,
): Promise<boolean> {
  const { topic, isAnswer } = readSubject(subject);
  if (!isAnswer || topic === '' || !(await hasSentFrom(trx, scope, mailboxId))) return false;
  const since = new Date(at.getTime() - ANSWERED_WITHIN_MS);
  const ours = await listOwnAbout(trx, scope, { mailboxId, topic, since });
  return ours.some((messageId) => messageIds.ledgerIdIn(messageId) !== undefined);
}
