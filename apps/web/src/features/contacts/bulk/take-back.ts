import { UNDO_SECONDS } from '@outrider/contract/limits';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';

/** One at a time: the next change takes the place of the one before. */
const TOAST_ID = 'contacts-undo';

/** Not bound to a screen: the way back stays open while the reader goes on to another page. */
export const t = i18n.getFixedT(null, 'contacts');

/** Says what was done; with a way back, keeps it open for a while. `takeBack` answers what to say after it. */
export const tellDone = (text: string, takeBack?: () => Promise<string>): void =>
  toasts.show({
    kind: 'success',
    text,
    id: TOAST_ID,
    ...(takeBack && {
      undo: {
        text: (seconds: number) => t('delete.undo', { seconds }),
        seconds: UNDO_SECONDS,
        run: () => void tellTakenBack(takeBack),
      },
    }),
  });

async function tellTakenBack(takeBack: () => Promise<string>): Promise<void> {
  try {
    tellDone(await takeBack());
  } catch {
    // The call itself has said why.
  } finally {
    await refreshContacts();
  }
}
