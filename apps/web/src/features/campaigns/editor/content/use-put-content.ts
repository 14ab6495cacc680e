import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { changeVariant } from '../draft/edit-draft.ts';
import { useEditor } from '../draft/editor-context.ts';
import type { MailContent } from './content.ts';

const UNDO_SECONDS = 10;

const PARTS = ['subject', 'preheader', 'html', 'text', 'isPlainText'] as const satisfies (keyof MailContent)[];

/** Changes a mail by more than a key, says so, and leaves the way back open: to what was changed, and no further. */
export function usePutContent(
  at: number,
  id: string,
): (change: Partial<MailContent> | (() => void), said: string) => void {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  return (change, said) => {
    const read = () => editor.state().draft.rounds[at]?.variants.find((known) => known.id === id);
    const tell = (text: string, undo: () => void) =>
      toasts.show({
        kind: 'success',
        text,
        undo: { text: (seconds) => t('undo', { seconds }), seconds: UNDO_SECONDS, run: undo },
      });
    const before = read();
    if (!before) return;
    if (typeof change === 'function') change();
    else editor.change(changeVariant(at, id, change));
    const after = read() ?? before;
    const touched = PARTS.filter((part) => before[part] !== after[part]);
    tell(said, () => {
      const now = read();
      if (!now) return;
      editor.change(changeVariant(at, id, partsOf(before, touched)));
      // The user wrote on before wanting it back.
      if (touched.some((part) => now[part] !== after[part]))
        tell(t('content.back'), () => editor.change(changeVariant(at, id, partsOf(now, touched))));
    });
  };
}

const partsOf = (content: MailContent, parts: readonly (keyof MailContent)[]): Partial<MailContent> =>
  Object.fromEntries(parts.map((part) => [part, content[part]]));
