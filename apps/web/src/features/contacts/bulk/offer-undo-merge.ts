import { undoMerge } from '../../../api/contacts/merge.ts';
import { t, tellDone } from './take-back.ts';

/** Tells what was merged, and keeps the way back open for a while. */
export const offerUndoMerge = ({ mergeId, email }: { mergeId: string; email: string }, merged: number): void =>
  tellDone(t('merge.done', { count: merged, email }), async () => {
    const { changed } = await undoMerge({ mergeId });
    return t('merge.undone', { count: changed });
  });
