import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { Button, Tooltip } from 'antd';
import { MailCheck, Send, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DoubtAnswer } from './use-settle-doubts.ts';

const ICONS: Record<DoubtAnswer, typeof Send> = { sent: MailCheck, sendAgain: Send, skip: SkipForward };

type DoubtAnswersProps = { isBusy: boolean; onAnswer: (answer: DoubtAnswer) => void };

/** What somebody can say of a mail nobody can tell of whether it went out. */
export function DoubtAnswers({ isBusy, onAnswer }: DoubtAnswersProps) {
  const { t } = useTranslation('campaigns');
  return DOUBT_ANSWERS.map((answer) => {
    const Icon = ICONS[answer];
    return (
      <Tooltip key={answer} title={t(`leads.doubt.hints.${answer}`)}>
        <Button type="text" size="small" disabled={isBusy} icon={<Icon size={14} />} onClick={() => onAnswer(answer)}>
          {t(`leads.doubt.answers.${answer}`)}
        </Button>
      </Tooltip>
    );
  });
}
