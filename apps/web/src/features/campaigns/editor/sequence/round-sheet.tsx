import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import { useDraft } from '../draft/editor-context.ts';
import { useRoundActions } from './use-round-actions.ts';

type RoundSheetProps = { at: number; onRound: (round: number | undefined) => void; onClose: () => void };

export function RoundSheet({ at, onRound, onClose }: RoundSheetProps) {
  const { t } = useTranslation('campaign-editor');
  const rounds = useDraft((draft) => draft.rounds.length);
  const { move, remove } = useRoundActions({ onGo: onRound, onMoved: () => {} });
  const act = (doIt: () => void) => () => {
    onClose();
    doIt();
  };
  return (
    <Sheet title={t('folded.round', { round: at + 1 })} onClose={onClose}>
      {at > 0 && (
        <SheetRow icon={<ArrowUp size={18} strokeWidth={1.5} aria-hidden />} onChoose={act(() => move(at, at - 1))}>
          {t('folded.moveUp')}
        </SheetRow>
      )}
      {at < rounds - 1 && (
        <SheetRow icon={<ArrowDown size={18} strokeWidth={1.5} aria-hidden />} onChoose={act(() => move(at, at + 1))}>
          {t('folded.moveDown')}
        </SheetRow>
      )}
      <SheetRow isDanger icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden />} onChoose={act(() => remove(at))}>
        {t('flow.remove', { round: at + 1 })}
      </SheetRow>
    </Sheet>
  );
}
