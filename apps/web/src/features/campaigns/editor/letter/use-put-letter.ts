import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { changeVariant } from '../draft/edit-draft.ts';
import { useEditor } from '../draft/editor-context.ts';

const UNDO_SECONDS = 10;

export type Letter = Pick<CampaignVariant, 'subject' | 'preheader' | 'html' | 'text' | 'isPlainText'>;

export const letterOf = ({ subject, preheader, html, text, isPlainText }: Letter): Letter => ({
  subject,
  preheader,
  html,
  text,
  isPlainText,
});

/** Whether there is anything in it that somebody wrote. */
export const isEmptyLetter = ({ html, text, isPlainText }: Letter): boolean =>
  (isPlainText ? (text ?? '') : html).trim() === '';

/** Changes a letter by more than a key, says so, and leaves the way back open. */
export function usePutLetter(at: number, id: string): (change: Partial<Letter> | (() => void), said: string) => void {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  return (change, said) => {
    const before = editor.state().draft.rounds[at]?.variants.find((known) => known.id === id);
    if (!before) return;
    if (typeof change === 'function') change();
    else editor.change(changeVariant(at, id, change));
    toasts.show({
      kind: 'success',
      text: said,
      undo: {
        text: (seconds) => t('undo', { seconds }),
        seconds: UNDO_SECONDS,
        run: () => editor.change(changeVariant(at, id, letterOf(before))),
      },
    });
  };
}
