import { UNDO_SECONDS } from '@outrider/contract/limits';
import { refreshFiles, restoreFiles, restoreFolder } from '../../api/files.ts';
import { i18n } from '../../i18n/i18n.ts';
import { toasts } from '../../platform/toasts.ts';

/** One at a time: the next deletion takes the place of the one before. */
const TOAST_ID = 'files-undo';

/** Not bound to a screen: the way back stays open while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'files');

function offer(text: string, restore: () => Promise<unknown>) {
  const run = async () => {
    try {
      await restore();
      toasts.show({ kind: 'success', text: t('undo.done'), id: TOAST_ID });
    } catch {
      // The call itself has said why.
    } finally {
      await refreshFiles();
    }
  };
  const undo = { text: (seconds: number) => t('undo.text', { seconds }), seconds: UNDO_SECONDS, run: () => void run() };
  toasts.show({ kind: 'success', text, id: TOAST_ID, undo });
}

export const offerFilesBack = (fileIds: string[]) =>
  offer(t('undo.files', { count: fileIds.length }), () => restoreFiles({ fileIds }));

export const offerFolderBack = (folderId: string, files: number) =>
  offer(t('undo.folder', { count: files }), () => restoreFolder({ folderId }));
