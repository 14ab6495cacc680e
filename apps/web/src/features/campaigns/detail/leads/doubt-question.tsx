import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { DOUBT_ICONS } from './doubt-icons.ts';
import styles from './doubt-question.module.css';
import type { DoubtAnswer } from './use-settle-doubts.ts';

type DoubtQuestionProps = { isBusy: boolean; onAnswer: (answer: DoubtAnswer) => void };

/** What the user can say of a mail in doubt, with what each answer does. */
export function DoubtQuestion({ isBusy, onAnswer }: DoubtQuestionProps) {
  const { t } = useTranslation('campaigns');
  const id = useId();
  return (
    <Grid as="fieldset" gap={2.5} minWidth={0} pad={3} border="all" rounded surface="inset" className={styles.question}>
      <legend className="medium">{t('leads.doubt.question')}</legend>
      {DOUBT_ANSWERS.map((answer) => {
        const Icon = DOUBT_ICONS[answer];
        const hint = `${id}-${answer}`;
        return (
          <Grid key={answer} gap={0.5} items="start">
            <Button
              small
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
          </Grid>
        );
      })}
    </Grid>
  );
}
