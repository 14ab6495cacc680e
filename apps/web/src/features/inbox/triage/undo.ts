import { UNDO_SECONDS } from '@outrider/contract/limits';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';

/** One at a time: a later change takes the place of the one before. */
const TOAST_ID = 'inbox-undo';

const t = i18n.getFixedT(null, 'inbox');

let last: { run: () => void; until: number } | undefined;

/** Tells what was done and keeps the way back open for a while, on the screen and for the key. */
export function offerUndo(text: string, undo: () => Promise<void>): void {
  const run = () => {
    if (last?.run === run) last = undefined;
    undo().then(
      () => toasts.show({ kind: 'info', text: t('did.undone'), id: TOAST_ID }),
      // The call itself has said why.
      () => {},
    );
  };
  last = { run, until: Date.now() + UNDO_SECONDS * 1000 };
  toasts.show({
    kind: 'success',
    text,
    id: TOAST_ID,
    undo: { text: (seconds) => t('did.undo', { seconds }), seconds: UNDO_SECONDS, run },
  });
}

export function undoLast(): void {
  if (last && Date.now() < last.until) last.run();
  else toasts.show({ kind: 'info', text: t('did.nothingToUndo'), id: TOAST_ID });
}
