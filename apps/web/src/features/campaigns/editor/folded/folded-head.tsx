import { Check, ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { STEPS, type Step, type StepProblem } from '../draft/check-step.ts';
import { useDraft } from '../draft/editor-context.ts';
import { NameField, SaveLine, StepButton } from '../frame/editor-head.tsx';
import { useForecast } from '../use-forecast.ts';
import { useLeadCount } from '../use-lead-count.ts';
import styles from './folded.module.css';

type FoldedHeadProps = {
  step: Step;
  problem: StepProblem | undefined;
  onStep: (step: Step) => void;
  onLeave: () => void;
  /** What else can be done, at the right. */
  children: ReactNode;
};

/** Where one is, how it is called, whether it is saved, and what each step holds. */
export function FoldedHead({ step, problem, onStep, onLeave, children }: FoldedHeadProps) {
  const { t } = useTranslation('campaign-editor');
  const at = STEPS.indexOf(step);
  const note = useStepNotes();
  return (
    <>
      <Row as="header" gap={1} minHeight={56} pad="1 1 1 0" surface="page" className={styles.head}>
        <IconButton label={t('leave')} Icon={ChevronLeft} size={44} iconSize={20} onClick={onLeave} />
        <Box relative grow minWidth={0} className={styles.name}>
          <NameField problem={problem} />
          <SaveLine />
        </Box>
        {children}
      </Row>
      <nav aria-label={t('steps')} className={styles.steps}>
        <Grid as="ol" columns="repeat(4, minmax(0, 1fr))" gap={1.5}>
          {STEPS.map((each, index) => (
            <li key={each}>
              <StepButton each={each} step={step} onStep={onStep}>
                <i>{index < at ? <Check size={12} aria-hidden /> : formatNumber(index + 1)}</i>
                <Text above={1} weight={500}>
                  {t(`folded.step.${each}`)}
                </Text>
                <small className="muted">{note[each]}</small>
              </StepButton>
            </li>
          ))}
        </Grid>
      </nav>
    </>
  );
}

/** What each step holds, in a word or two. */
function useStepNotes(): Record<Step, string> {
  const { t } = useTranslation('campaign-editor');
  const leads = useLeadCount();
  const rounds = useDraft((draft) => draft.rounds.length);
  const { data: forecast } = useForecast();
  const busiest = forecast?.busiest?.mails;
  return {
    leads: formatNumber(leads),
    sequence: t('folded.rounds', { count: rounds }),
    schedule: busiest === undefined ? '' : t('folded.aDay', { number: formatNumber(busiest) }),
    review: forecast === undefined ? '' : t('folded.mails', { number: formatNumber(forecast.mails) }),
  };
}
