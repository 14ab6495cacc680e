import { undoMerge } from '@outrider/contract/contacts/merge';
import { UNDO_SECONDS } from '@outrider/contract/limits';
import { i18n } from '../../../i18n/i18n.ts';
import { call } from '../../../platform/api.ts';
import { toasts } from '../../../platform/toasts.ts';
import { refreshContacts } from '../shared/contact-queries.ts';

/** One at a time: the next merge takes the place of the one before. */
const TOAST_ID = 'contacts-undo';

/** Not bound to a screen: the way back stays open while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'contacts');

/** Tells what was merged, and keeps the way back open for a while. */
export function offerUndoMerge({ mergeId, email }: { mergeId: string; email: string }, merged: number): void {
  toasts.show({
    kind: 'success',
    text: t('merge.done', { count: merged, email }),
    id: TOAST_ID,
    undo: {
      text: (seconds: number) => t('delete.undo', { seconds }),
      seconds: UNDO_SECONDS,
      run: () => void undo(mergeId),
    },
  });
}

async function undo(mergeId: string): Promise<void> {
  try {
    const { changed } = await call(undoMerge, { mergeId });
    toasts.show({ kind: 'success', text: t('merge.undone', { count: changed }), id: TOAST_ID });
  } catch {
    // The call itself has told why.
  } finally {
    await refreshContacts();
  }
}
