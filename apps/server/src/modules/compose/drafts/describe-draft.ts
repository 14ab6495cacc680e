import type { CopyState, Draft } from '@outrider/contract/compose/drafts';
import type { StoredDraft } from './drafts.repository.ts';

export const describeDraft = (draft: StoredDraft): Draft => ({
  draftId: draft.id,
  revision: draft.revision,
  state: draft.state,
  accountId: draft.mailboxId,
  attrs: draft.attrs,
  savedAt: draft.savedAt.toISOString(),
  copy: { state: copyStateOf(draft), words: draft.copyWords },
});

type Copied = Pick<StoredDraft, 'revision' | 'copyRevision' | 'copyConflict'>;

export function copyStateOf({ revision, copyRevision, copyConflict }: Copied): CopyState {
  if (copyConflict) return copyConflict;
  if (copyRevision === 0) return 'none';
  return copyRevision === revision ? 'current' : 'waiting';
}
