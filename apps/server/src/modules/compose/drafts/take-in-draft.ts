import { type ComposeAttachment, composeAttrs } from '@outrider/contract/compose/attrs';
import type { Draft } from '@outrider/contract/compose/drafts';
import { AppError } from '@outrider/contract/errors';
import type { Trx } from '../../../platform/db.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { OriginalMail } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';
import { contentOf, namePerson, receiversOf, subjectOf } from './answer-mail.ts';
import { noteTakenIn } from './copies.repository.ts';
import { describeDraft } from './describe-draft.ts';
import { lockDraft } from './drafts.repository.ts';
import { keepFiles } from './keep-files.ts';
import { type SaveWish, saveDraft } from './save-draft.ts';

/** A draft another mail program wrote becomes one of ours, with the message's own id: opened twice it is still one. */
export async function takeInDraft(deps: ComposeDeps, caller: Caller, original: OriginalMail): Promise<Draft> {
  const { id, mailboxId, messageId, from } = original;
  const content = await contentOf(deps, caller, original);
  const attrs = composeAttrs.parse({
    ...content,
    ...receiversOf(original),
    attachments: await takeFiles(deps, caller, content.attachments),
    subject: subjectOf(original),
    account: namePerson(from),
  });
  const at = deps.now();
  const draft = await deps.db.transaction().execute(async (trx) => {
    const isFirst = await saveFirst(trx, caller, { id, account: mailboxId, revision: 0, forced: true, attrs, at });
    if (isFirst) await noteTakenIn(trx, caller, id, { mailboxId, messageId });
    return lockDraft(trx, caller, id);
  });
  if (!draft) throw new AppError('composeNotFound');
  await keepFiles(deps.db, caller, draft, { now: at });
  return describeDraft(draft);
}

/** False: another request took it in at the same moment, and its user may have written in it. */
async function saveFirst(trx: Trx, caller: Caller, wish: SaveWish): Promise<boolean> {
  try {
    await saveDraft(trx, caller, wish);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'draftChanged') return false;
    throw error;
  }
}

/** Its files become uploads of ours: the message they came with goes when ours takes its place. */
async function takeFiles(
  { readPart, addUpload }: ComposeDeps,
  caller: Caller,
  attachments: readonly ComposeAttachment[],
): Promise<ComposeAttachment[]> {
  const taken: ComposeAttachment[] = [];
  for (const attachment of attachments) {
    const { midOfSourceMail, partOfSourceMail, name, mimeType } = attachment;
    const bytes = await readPart(caller, midOfSourceMail, partOfSourceMail);
    const { id } = await addUpload(caller, { name, type: mimeType, bytes });
    const isOurs = { id, type: 'upload' as const, fileSize: bytes.length, midOfSourceMail: '', partOfSourceMail: '' };
    taken.push({ ...attachment, ...isOurs });
  }
  return taken;
}
