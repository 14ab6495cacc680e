import { DOUBT_ANSWERS, LEAD_ACTIONS } from '@outrider/contract/campaigns/leads';
import { useTranslation } from 'react-i18next';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';
import { DOUBT_ICONS } from '../leads/doubt-icons.ts';
import { LEAD_ACTION_ICONS } from '../leads/lead-action-icons.ts';
import type { LeadAction } from '../leads/use-operate-leads.ts';
import type { DoubtAnswer } from '../leads/use-settle-doubts.ts';

type PhoneLeadActionsProps = {
  title: string;
  onAct: (action: LeadAction) => void;
  /** Where what was chosen is in doubt: what can be said of it. */
  onAnswer?: ((answer: DoubtAnswer) => void) | undefined;
  onClose: () => void;
};

/** What can be done with one lead or with those chosen, each with what it does. */
export function PhoneLeadActions({ title, onAct, onAnswer, onClose }: PhoneLeadActionsProps) {
  const { t } = useTranslation('campaigns');
  return (
    <Sheet title={title} onClose={onClose}>
      {onAnswer &&
        DOUBT_ANSWERS.map((answer) => {
          const Icon = DOUBT_ICONS[answer];
          return (
            <SheetRow
              key={answer}
              icon={<Icon size={18} strokeWidth={1.5} aria-hidden />}
              below={t(`leads.doubt.hints.${answer}`)}
              onChoose={() => onAnswer(answer)}
            >
              {t(`leads.doubt.answers.${answer}`)}
            </SheetRow>
          );
        })}
      {LEAD_ACTIONS.map((action) => {
        const Icon = LEAD_ACTION_ICONS[action];
        return (
          <SheetRow
            key={action}
            isDanger={action === 'remove'}
            icon={<Icon size={18} strokeWidth={1.5} aria-hidden />}
            below={t(`leads.hints.${action}`)}
            onChoose={() => onAct(action)}
          >
            {t(`leads.actions.${action}`)}
          </SheetRow>
        );
      })}
    </Sheet>
  );
}
