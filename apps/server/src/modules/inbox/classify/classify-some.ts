import type { MessageKind } from '@outrider/contract/inbox/message';
import type { Trx } from '../../../platform/db.ts';
import type { JobName } from '../../../platform/jobs/jobs.ts';
import type { IncomingEvent } from '../inbox-deps.ts';
import type { SyncSession } from '../sync/sync-session.ts';
import { noteProgress, tellChange } from '../sync/syncs.repository.ts';
import { claimIncoming, listToClassify, saveClassified, type ToClassify } from './classify.repository.ts';
import { type ClassifiedMessage, classifyIncoming } from './classify-incoming.ts';
import { fetchSources } from './fetch-sources.ts';
import { isWorthAsking } from './suggest-label.ts';

/** Fetches the texts of what came in, newest first, and classifies it. False when nothing is left. */
export async function classifySome(session: SyncSession): Promise<boolean> {
  const { deps, held, rules, missing } = session;
  const since = new Date(deps.now().getTime() - rules.windowMs);
  const due = await listToClassify(deps.db, held, { since, without: [...missing], limit: rules.textBatch });
  session.hasTextsLeft = due.length > 0;
  for (const folderId of new Set(due.map((message) => message.folderId))) {
    await classifyIn(
      session,
      folderId,
      due.filter((message) => message.folderId === folderId),
    );
  }
  return due.length > 0;
}

async function classifyIn(session: SyncSession, folderId: string, messages: readonly ToClassify[]): Promise<void> {
  const sources = await fetchSources(session, folderId, messages);
  for (const message of messages) {
    const source = sources.get(message.uid);
    // Gone meanwhile, most likely; the next look at the folder sees to it.
    if (source) await classifyOne(session, message, source);
    else session.missing.add(message.id);
  }
}

/** In one transaction: what was found out, and the job that tells it. */
async function classifyOne({ deps, held, rules }: SyncSession, message: ToClassify, source: Buffer): Promise<void> {
  const classified = classifyIncoming(source, message.subject);
  const at = deps.now();
  const payload = { workspaceId: held.workspaceId, messageId: message.id };
  const isCut = message.size > rules.textBytes && source.length >= rules.textBytes;
  await deps.db.transaction().execute(async (trx) => {
    await noteProgress(trx, held);
    if (!(await saveClassified(trx, held, { id: message.id, isCut, at }, classified))) return;
    const incoming = eventOf(held.mailboxId, message, classified);
    if (await claimIncoming(trx, held, message, incoming)) await publish(trx);
    if (deps.suggestLabel && isWorthAsking(classified)) await deps.jobs.enqueue(trx, 'inbox.suggest', payload);
    await tellChange(trx, held, 'message');
  });

  async function publish(trx: Trx) {
    await deps.jobs.enqueue(trx, JOBS[classified.classification.kind], payload);
  }
}

/** An answer by a machine is an answer, too; what kind it is stands in the message. */
const JOBS = {
  human: 'reply.received',
  autoReply: 'reply.received',
  outOfOffice: 'reply.received',
  bounce: 'message.bounced',
  complaint: 'complaint.received',
  receipt: 'receipt.received',
} as const satisfies Record<MessageKind, JobName>;

const WRITTEN_MAX = 2_000;

function eventOf(
  mailboxId: string,
  message: ToClassify,
  { classification, label, written }: ClassifiedMessage,
): IncomingEvent {
  const { kind, bounce, originalMessageId, originalRecipients = [], returnDate = null } = classification;
  const { receipt, receiptRequest, meetingAnswer } = classification;
  return {
    messageId: message.id,
    mailboxId,
    threadId: message.threadId,
    kind,
    from: message.from,
    subject: message.subject,
    references: message.refs,
    at: message.receivedAt,
    written: written.slice(0, WRITTEN_MAX).toWellFormed(),
    label: label.label,
    isLabelSure: label.sure,
    bounced: (bounce?.recipients ?? []).map(({ address, hard, status, reason, delayed = false }) => ({
      address: address.toLowerCase(),
      hard,
      isDelayed: delayed,
      status,
      reason,
    })),
    originalMessageId,
    originalRecipients: originalRecipients.map((address) => address.toLowerCase()),
    returnDate,
    receipt,
    receiptRequest,
    meetingAnswer,
  };
}
