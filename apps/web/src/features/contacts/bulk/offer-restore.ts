import { restoreContacts } from '../../../api/contacts/contact.ts';
import { formatNumber } from '../../../platform/format.ts';
import { t, tellDone } from './take-back.ts';

/** Tells how many were deleted, and keeps the way back open for a while. */
export function offerRestore(deletionId: string, deleted: number): void {
  const text = t('delete.done', { count: deleted, number: formatNumber(deleted) });
  const restore = async () => {
    const { changed } = await restoreContacts({ deletionId });
    return t('delete.restored', { count: changed, number: formatNumber(changed) });
  };
  if (deleted > 0) tellDone(text, restore);
  else tellDone(text);
}
