import { UNDO_SECONDS } from '@outrider/contract/limits';
import { i18n } from '../../i18n/i18n.ts';
import { toasts } from '../../platform/toasts.ts';
import type { ComposerNotice } from './state/composer-deps.ts';

const t = i18n.getFixedT(null, 'compose');

/** What happened to a mail that is no longer in front of the person. */
export function tell(what: ComposerNotice): void {
  switch (what.kind) {
    // The bar above the page says these itself.
    case 'sent':
      return;
    case 'scheduled':
      return;
    case 'discarded':
      toasts.show({
        kind: 'success',
        text: t('toast.discarded'),
        id: 'compose-discarded',
        undo: { text: (seconds) => t('toast.undo', { seconds }), seconds: UNDO_SECONDS, run: what.undo },
      });
      return;
    case 'sentFailed':
      toasts.showServerMessage(t('toast.sentFailed'));
      return;
    default:
      toasts.show({ kind: 'info', text: t(`toast.${what.kind}`), id: `compose-${what.kind}` });
  }
}
