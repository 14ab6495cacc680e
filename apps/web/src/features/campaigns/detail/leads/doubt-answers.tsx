import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { DOUBT_ICONS } from './doubt-icons.ts';
import type { DoubtAnswer } from './use-settle-doubts.ts';

type DoubtAnswersProps = { isBusy: boolean; onAnswer: (answer: DoubtAnswer) => void };

/** What can be said at once of several mails nobody can tell of whether they went out. */
export function DoubtAnswers({ isBusy, onAnswer }: DoubtAnswersProps) {
  const { t } = useTranslation('campaigns');
  return DOUBT_ANSWERS.map((answer) => {
    const Icon = DOUBT_ICONS[answer];
    return (
      <Tooltip key={answer} title={t(`leads.doubt.hints.${answer}`)}>
        <Button text small disabled={isBusy} icon={<Icon size={14} />} onClick={() => onAnswer(answer)}>
          {t(`leads.doubt.answers.${answer}`)}
        </Button>
      </Tooltip>
    );
  });
}
