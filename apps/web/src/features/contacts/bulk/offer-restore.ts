import { restoreContacts } from '@outrider/contract/contacts/contact';
import { UNDO_SECONDS } from '@outrider/contract/limits';
import { i18n } from '../../../i18n/i18n.ts';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { toasts } from '../../../platform/toasts.ts';
import { refreshContacts } from '../shared/contact-queries.ts';

/** One at a time: the next deletion takes the place of the one before. */
const TOAST_ID = 'contacts-undo';

/** Not bound to a screen: the way back stays open while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'contacts');

/** Tells how many were deleted, and keeps the way back open for a while. */
export function offerRestore(deletionId: string, deleted: number): void {
  toasts.show({
    kind: 'success',
    text: t('delete.done', { count: deleted, number: formatNumber(deleted) }),
    id: TOAST_ID,
    ...(deleted > 0 && {
      undo: {
        text: (seconds: number) => t('delete.undo', { seconds }),
        seconds: UNDO_SECONDS,
        run: () => void restore(deletionId),
      },
    }),
  });
}

async function restore(deletionId: string): Promise<void> {
  try {
    const { changed } = await call(restoreContacts, { deletionId });
    const text = t('delete.restored', { count: changed, number: formatNumber(changed) });
    toasts.show({ kind: 'success', text, id: TOAST_ID });
  } catch {
    // The call itself has told why.
  } finally {
    await refreshContacts();
  }
}
