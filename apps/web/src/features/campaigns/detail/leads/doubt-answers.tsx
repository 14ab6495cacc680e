import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { Button, Tooltip } from 'antd';
import { MailCheck, Send, SkipForward } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './doubt-answers.module.css';
import type { DoubtAnswer } from './use-settle-doubts.ts';

const ICONS: Record<DoubtAnswer, typeof Send> = { sent: MailCheck, sendAgain: Send, skip: SkipForward };

type DoubtQuestionProps = { isBusy: boolean; onAnswer: (answer: DoubtAnswer) => void };
type DoubtAnswersProps = DoubtQuestionProps & { answers?: readonly DoubtAnswer[] };

/** What somebody can say of a mail nobody can tell of whether it went out. */
export function DoubtAnswers({ isBusy, onAnswer, answers = DOUBT_ANSWERS }: DoubtAnswersProps) {
  const { t } = useTranslation('campaigns');
  return answers.map((answer) => {
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

/** The same where there is room to say what each of them does. */
export function DoubtQuestion({ isBusy, onAnswer }: DoubtQuestionProps) {
  const { t } = useTranslation('campaigns');
  const id = useId();
  return (
    <fieldset className={styles.question}>
      <legend className="medium">{t('leads.doubt.question')}</legend>
      {DOUBT_ANSWERS.map((answer) => {
        const Icon = ICONS[answer];
        const hint = `${id}-${answer}`;
        return (
          <div key={answer} className={styles.answer}>
            <Button
              size="small"
              disabled={isBusy}
              icon={<Icon size={14} />}
              aria-describedby={hint}
              onClick={() => onAnswer(answer)}
            >
              {t(`leads.doubt.answers.${answer}`)}
            </Button>
            <span id={hint} className="muted small">
              {t(`leads.doubt.hints.${answer}`)}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
