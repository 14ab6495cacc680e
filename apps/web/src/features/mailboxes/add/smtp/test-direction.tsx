import { TEST_STEPS } from '@outrider/contract/mailboxes/add';
import { Check, CircleCheck, CircleDashed, CircleX, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import styles from './test-report.module.css';
import { codeOf, type Direction, type DirectionResult, failedStep } from './test-words.ts';

type LaneProps = {
  direction: Direction;
  /** Nothing before the first test and while one is under way. */
  result: DirectionResult | undefined;
  isTesting: boolean;
  port: number | null;
};

type Step = DirectionResult['steps'][number];

const NOTHING_TRIED: Step[] = TEST_STEPS.map((step) => ({
  step,
  outcome: 'notTried',
  detail: '',
  milliseconds: null,
}));

/** One direction: every step from the name to the mail, with its time or the server's answer. */
export function TestDirection({ direction, result, isTesting, port }: LaneProps) {
  const { t } = useTranslation('accounts-add');
  const failed = result && failedStep(result);
  const isRefused = result !== undefined && !result.works;
  return (
    <Box
      as="section"
      minWidth={0}
      pad="3 3.5"
      rounded
      surface="raised"
      className={isRefused ? `${styles.direction} ${styles.refused}` : styles.direction}
      aria-label={t(`direction.${direction}`)}
    >
      <Row as="header" below={2}>
        <LaneMark works={result?.works} />
        <Text as="h3" after="auto" weight={600}>
          {t(`direction.${direction}`)}
        </Text>
        {isTesting && <Spinner />}
        {result?.works && <span className="small green">{t('direction.works')}</span>}
        {isRefused && failed && <span className="small red">{t(`direction.failedAt.${failed}`)}</span>}
      </Row>
      <Grid as="ol" gap={1}>
        {(result?.steps ?? NOTHING_TRIED).map((step) => (
          <Grid as="li" columns="14px minmax(0, 1fr) auto" gap={2} align="center" key={step.step}>
            <StepMark outcome={step.outcome} />
            <StepWords step={step} direction={direction} port={port} />
            <span className="muted small numbers">
              {useless(step, result) ? '' : stepDetail(step, t('direction.notTried'))}
            </span>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

/** Before the first test nothing was left out, so nothing needs to say so. */
const useless = ({ outcome }: Step, result: DirectionResult | undefined) =>
  result === undefined && outcome === 'notTried';

function stepDetail({ step, outcome, detail, milliseconds }: Step, notTried: string): string {
  if (outcome === 'notTried') return notTried;
  if (outcome === 'failed') return codeOf(detail);
  const isNamed = step === 'name' || step === 'mail';
  return isNamed && detail !== '' ? detail : milliseconds === null ? detail : `${milliseconds} ms`;
}

function StepWords({ step, direction, port }: { step: Step; direction: Direction; port: number | null }) {
  const { t } = useTranslation('accounts-add');
  const outcome = step.outcome === 'failed' ? 'failed' : 'passed';
  const words =
    step.step === 'mail'
      ? t(`direction.${outcome}.${direction === 'sending' ? 'mailSent' : 'mailFound'}`)
      : t(`direction.${outcome}.${step.step}`, { port: port ?? '' });
  return <span className={step.outcome === 'notTried' ? 'muted' : ''}>{words}</span>;
}

function LaneMark({ works }: { works: boolean | undefined }) {
  if (works === undefined) return <CircleDashed size={16} strokeWidth={1.5} aria-hidden className="faint" />;
  const Icon = works ? CircleCheck : CircleX;
  return <Icon size={16} aria-hidden className={works ? 'green' : 'red'} />;
}

function StepMark({ outcome }: { outcome: Step['outcome'] }) {
  const { t } = useTranslation('accounts-add');
  const [Icon, colour] = outcome === 'passed' ? [Check, 'green'] : outcome === 'failed' ? [X, 'red'] : [Minus, 'faint'];
  return (
    <span role="img" aria-label={t(`direction.mark.${outcome}`)}>
      <Icon size={14} className={colour} aria-hidden />
    </span>
  );
}
