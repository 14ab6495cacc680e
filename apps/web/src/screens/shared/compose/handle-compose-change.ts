import { refreshDrafts, refreshScheduled } from '../../../features/compose/compose-queries.ts';
import { composer } from '../../../features/compose/composer.ts';

/** The stream reported a draft that was changed, or a mail that was sent. */
export function handleComposeChange(kind: 'draft' | 'delivery', id: string): void {
  if (kind === 'draft') {
    void composer.meetDraft(id);
    void refreshDrafts();
  } else {
    void composer.meetDelivery(id);
    void refreshScheduled();
  }
}
