import { randomUUID } from 'node:crypto';
import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { ComposeAnswer, ComposeInput } from '@outrider/contract/compose/compose-call';
import { MAIL_MAX_BYTES } from '@outrider/contract/compose/delivery';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { addressesOf } from '@outrider/mail-kit/delivery/plan-recipients';
import type { Caller } from '../../../platform/http/caller.ts';
import { refuseStandstill } from '../../billing/index.ts';
import { drawIds } from '../../ledger/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import { markSending } from '../drafts/change-state.ts';
import { continueDraft } from '../drafts/continue-draft.ts';
import { lockDraft, readDraft, type StoredDraft } from '../drafts/drafts.repository.ts';
import { keepFiles } from '../drafts/keep-files.ts';
import { isSenderOf } from '../drafts/own-addresses.repository.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import type { DeliverDeps } from './deliver-deps.ts';
import {
  findDelivery,
  findNewest,
  findThreadOf,
  insertDelivery,
  type NewDelivery,
  type StoredDelivery,
} from './deliveries.repository.ts';
import type { FrozenQuote } from './delivery.tables.ts';
import { answerOf } from './describe-delivery.ts';
import { checkRecipients, momentOf, type PlannedRecipients } from './prepare-delivery.ts';
import { waitForEnd } from './wait-for-end.ts';

type Info = Extract<ComposeInput['composeInfo'], { action: 'deliver' }>;
type Wish = { info: Info; account: string; draftId: string; deliverEmail: string; language: Language };

/**
 * Sends a draft, once: the draft is on its way or gone afterwards, so a second click, a repeated call or another tab gets an
 * answer about the same delivery. What leaves is the revision that was named, or saved with the call.
 */
export async function deliver(deps: DeliverDeps, caller: Caller, wish: Wish): Promise<ComposeAnswer> {
  const key = `${caller.workspaceId} ${wish.draftId}`;
  if (wish.draftId !== '' && deps.inFlight.has(key)) throw new AppError('composeProcessing');
  deps.inFlight.add(key);
  try {
    return await deliverDraft(deps, caller, wish);
  } finally {
    deps.inFlight.delete(key);
  }
}

async function deliverDraft(deps: DeliverDeps, caller: Caller, wish: Wish): Promise<ComposeAnswer> {
  const saved = await begin(deps, caller, wish);
  if (saved.state !== 'open') return answerAgain(deps, caller, saved, wish.language);
  await refuseStandstill(deps.db, caller, deps.now());
  const begun = await takeScreen(deps, caller, saved, wish);
  const mailbox = await mailboxOf(deps, begun);
  const planned = await checkRecipients(deps, caller, begun.attrs);
  const quote = await deps.freezeQuote(caller, begun.attrs);
  const draft = await deps.freezeAttachments(caller, begun);
  await checkSize(deps, caller, { draft, mailbox, planned, quote });
  const delivery = await plan(deps, caller, { ...wish, draft, mailbox, planned, quote });
  if (!delivery) return answerAgain(deps, caller, await mustRead(deps, caller, draft.id), wish.language);
  if (delivery.kind === 'now') await waitForEnd(deps, caller, delivery.id);
  const ended = (await findDelivery(deps.db, caller, delivery.id)) ?? delivery;
  return answerOf(ended, {
    language: wish.language,
    malformed: planned.malformed,
    revision: draft.revision,
    now: deps.now(),
  });
}

/** Deliver's own save, where it brings what was on the screen. */
async function begin({ db, now }: DeliverDeps, caller: Caller, { info, account, draftId }: Wish): Promise<StoredDraft> {
  const { attrs, revision } = info;
  if (attrs) {
    const known = draftId === '' ? undefined : await readDraft(db, caller, draftId);
    if (known && known.state !== 'open') return known;
    const isSecret = info.encrypt === 1;
    const wish = { id: draftId, account, revision, forced: true, attrs, at: now(), isSecret };
    const saved = await saveDraft(db, caller, wish).catch(async (error: unknown) => {
      // Another click was quicker.
      const other = draftId === '' ? undefined : await readDraft(db, caller, draftId);
      if (!other || other.state === 'open') throw error;
      return other;
    });
    await keepFiles(db, caller, saved, { now: now(), isSecret });
    return mustRead({ db }, caller, saved.id);
  }
  const draft = await mustRead({ db }, caller, draftId);
  if (draft.state === 'open' && revision !== null && revision !== draft.revision)
    throw new AppError('draftChanged', { data: { revision: draft.revision, savedAt: draft.savedAt.toISOString() } });
  return draft;
}

/** The draft as the screen has it: its sender is ours, its links are there, and what the call says beside it is kept. */
async function takeScreen(
  { db, now }: DeliverDeps,
  caller: Caller,
  draft: StoredDraft,
  { info: { mailTrace, flagLinkAttached }, deliverEmail }: Wish,
): Promise<StoredDraft> {
  if (flagLinkAttached && draft.attrs.cloudattachments.length === 0) throw new AppError('attachmentLost');
  const { mailboxId } = draft;
  const account = deliverEmail || draft.attrs.account;
  // An alias may be gone since: nothing leaves under another name than the one on the screen.
  const isChosen = deliverEmail !== '' || draft.attrs.aliasSender !== '';
  if (isChosen && !(mailboxId && (await isSenderOf(db, caller, mailboxId, account))))
    throw new AppError('accountInvalid');
  const isTraced = mailTrace ?? draft.attrs.mailTrace;
  if (account === draft.attrs.account && isTraced === draft.attrs.mailTrace) return draft;
  const changes = { account, mailTrace: isTraced };
  const { id, revision } = draft;
  await db
    .transaction()
    .execute((trx) => continueDraft(trx, caller, { id, account: '', revision, changes, at: now() }));
  return mustRead({ db }, caller, id);
}

async function mustRead({ db }: Pick<DeliverDeps, 'db'>, caller: Caller, draftId: string): Promise<StoredDraft> {
  const draft = draftId === '' ? undefined : await readDraft(db, caller, draftId);
  if (!draft || draft.state === 'discarded') throw new AppError('composeNotFound');
  return draft;
}

/** About the delivery there is; one that leaves this moment is not waited for twice. */
async function answerAgain(
  deps: DeliverDeps,
  caller: Caller,
  draft: StoredDraft,
  language: Language,
): Promise<ComposeAnswer> {
  const delivery = await findNewest(deps.db, caller, draft.id);
  if (!delivery) throw new AppError('composeNotFound');
  if (delivery.kind === 'now' && delivery.state === 'waiting') throw new AppError('composeProcessing');
  return answerOf(delivery, { language, malformed: [], revision: draft.revision, now: deps.now() });
}

async function mailboxOf({ db, listMailboxes }: DeliverDeps, draft: StoredDraft): Promise<SendingMailbox> {
  const [mailbox] = draft.mailboxId === null ? [] : await listMailboxes(db, [draft.mailboxId]);
  if (!mailbox) throw new AppError('accountInvalid');
  return mailbox;
}

type Prepared = { draft: StoredDraft; mailbox: SendingMailbox; planned: PlannedRecipients; quote: FrozenQuote | null };

/** Written once before it is promised: what cannot be written is said now, and what no server takes as well. */
async function checkSize(deps: DeliverDeps, caller: Caller, { draft, mailbox, planned, quote }: Prepared) {
  const [recipients] = planned.mails;
  if (!recipients) return;
  const message = {
    attrs: draft.attrs,
    quote,
    links: [],
    recipients,
    mailbox,
    messageId: '<size@outrider.invalid>',
    tracedAs: null,
    at: deps.now(),
  };
  const { length } = await deps.writeMessage(caller, message);
  if (length > MAIL_MAX_BYTES)
    throw new AppError('mailTooLarge', { data: { overflowReason: 'mailSize', size: length, limit: MAIL_MAX_BYTES } });
}

/** It will lie in the thread of what it answers. */
const isAnswer = (attrs: ComposeAttrs): attrs is ComposeAttrs & { reference: { mid: string } } =>
  attrs.reference?.kind === 'reply' || attrs.reference?.kind === 'replyAll';

/** Into the ledger; undefined where another worker was quicker. */
const plan = (
  deps: DeliverDeps,
  caller: Caller,
  { draft, mailbox, planned, quote, info }: Prepared & Pick<Wish, 'info'>,
): Promise<StoredDelivery | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const locked = await lockDraft(trx, caller, draft.id);
    if (locked?.state !== 'open') return undefined;
    if (!(await markSending(trx, caller, draft.id, draft.revision)))
      throw new AppError('draftChanged', {
        data: { revision: locked.revision, savedAt: locked.savedAt.toISOString() },
      });
    const moment = momentOf(locked.attrs, { delaySeconds: info.delayTime, clientTimeZone: info.clientTimeZone, now });
    const ids = await drawIds(trx, planned.mails.length);
    const delivery: NewDelivery = {
      id: randomUUID(),
      workspaceId: caller.workspaceId,
      draftId: draft.id,
      version: locked.version,
      userId: caller.userId,
      mailboxId: mailbox.id,
      kind: moment.kind,
      deliverAt: moment.at,
      zone: moment.zone,
      subject: locked.attrs.subject,
      quote,
      links: await deps.makeLinks(trx, caller, locked.attrs, planned.mails.flatMap(addressesOf)),
      traced: locked.attrs.mailTrace && locked.attrs.isHtml,
      failures: planned.failures,
      tid: isAnswer(locked.attrs) ? await findThreadOf(trx, caller, locked.attrs.reference.mid) : null,
      createdAt: now,
    };
    const mails = planned.mails.flatMap((recipients, n) => {
      const id = ids[n];
      return id ? { ledgerId: id, messageId: deps.messageIds.create(id, mailbox.email), recipients } : [];
    });
    const files = locked.attrs.attachments.filter(({ deleted }) => !deleted).map(({ id }) => id);
    if (files.length > 0) await deps.keepUploads(trx, caller, draft.id, files);
    await insertDelivery(trx, delivery, mails);
    return { ...delivery, state: 'waiting', refusal: '', words: '', sentMid: null };
  });
