import { ROUNDS_MAX } from '@outrider/campaign-rules/campaign';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { addRound, moveRound, removeRound } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';

const UNDO_SECONDS = 10;

type After = {
  /** Another round is the one to look at. */
  onGo: (round: number) => void;
  /** What was moved, in words. */
  onMoved: (words: string) => void;
};

export function useRoundActions({ onGo, onMoved }: After) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const rounds = useDraft((draft) => draft.rounds);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rounds.length || from === to) return;
    editor.change(moveRound(from, to));
    onMoved(t('flow.moved', { from: from + 1, to: to + 1 }));
    onGo(to);
  };
  const add = () => {
    if (rounds.length >= ROUNDS_MAX) return toasts.show({ kind: 'error', text: t('error.tooManyRounds') });
    editor.change(addRound);
    onGo(rounds.length);
  };
  const remove = (index: number) => {
    if (rounds.length <= 1) return toasts.show({ kind: 'error', text: t('error.noRound') });
    const before = rounds;
    editor.change(removeRound(index));
    onGo(Math.max(0, Math.min(index, rounds.length - 2)));
    toasts.show({
      kind: 'success',
      text: t('flow.removed', { round: index + 1 }),
      undo: {
        text: (seconds) => t('undo', { seconds }),
        seconds: UNDO_SECONDS,
        run: () => editor.change((draft) => ({ ...draft, rounds: before })),
      },
    });
  };
  return { add, move, remove };
}
