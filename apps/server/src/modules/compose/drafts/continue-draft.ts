import { randomUUID } from 'node:crypto';
import { type ComposeAttrs, type ComposeChanges, composeAttrs } from '@outrider/contract/compose/attrs';
import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import { findMailboxNamed } from '../../mailboxes/index.ts';
import { copyDueAfter } from './copy-rules.ts';
import { amendDraft, dropEarlierVersions, lockDraft } from './drafts.repository.ts';
import { mergeAttachments } from './merge-attachments.ts';
import { type SavedDraft, saveDraft } from './save-draft.ts';

export type LightChange = {
  id: string;
  account: string;
  revision: number | null;
  changes: ComposeChanges;
  at: Date;
  /** It is to be encrypted: what it was before goes. */
  isSecret?: boolean;
};

/** Changes what is named and leaves the rest; never too soon. A draft that is not there yet begins with it. */
export async function continueDraft(trx: Trx, scope: Scope, change: LightChange): Promise<SavedDraft> {
  const { changes, at, account, isSecret = false } = change;
  const id = change.id || randomUUID();
  const draft = change.id === '' ? undefined : await lockDraft(trx, scope, id);
  if (draft && draft.state !== 'open') throw new AppError('composeNotFound');
  if (draft && change.revision !== null && change.revision !== draft.revision) {
    const { revision, savedAt } = draft;
    throw new AppError('draftChanged', { data: { revision, savedAt: savedAt.toISOString() } });
  }
  const attrs = applyChanges(draft?.attrs ?? composeAttrs.parse({}), changes);
  if (!draft || changes.content !== undefined) {
    const revision = draft ? draft.revision : change.revision;
    return saveDraft(trx, scope, { id, account, revision, forced: true, attrs, at, isSecret });
  }
  const { content: _same, ...stored } = attrs;
  const mailbox = account === '' ? { id: draft.mailboxId } : await findMailboxNamed(trx, scope, account.trim());
  if (!mailbox) throw new AppError('accountInvalid');
  if (isSecret) await dropEarlierVersions(trx, scope, draft);
  const copyAt = isSecret ? at : copyDueAfter(at);
  const revision = await amendDraft(trx, scope, draft, { mailboxId: mailbox.id, attrs: stored, at, copyAt });
  return { id, revision, version: draft.version, savedAt: at, attrs };
}

const applyChanges = (attrs: ComposeAttrs, { attachments, ...changes }: ComposeChanges): ComposeAttrs =>
  composeAttrs.parse({
    ...attrs,
    ...changes,
    attachments: attachments ? mergeAttachments(attrs.attachments, attachments) : attrs.attachments,
  });
