import type { VerifyTask } from '@outrider/contract/verification/verification';
import type { TFunction } from 'i18next';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isEnded } from '../../../api/verification.ts';
import { formatDecimals, formatNumber } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { partsOf } from '../shared/categories.ts';
import { counted } from '../shared/counted.ts';
import { useBegin, useOperate } from '../shared/run-operations.ts';
import { runName, STATE_TONES } from '../shared/run-words.ts';
import { leftWords, spanWords } from '../shared/span-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RunNumbers } from './run-numbers.tsx';
import styles from './run-panel.module.css';

type RunPanelProps = {
  run: VerifyTask;
  /** No mail server can be asked now, so nothing can be checked again. */
  isShut: boolean;
  onBegun: (task: VerifyTask) => void;
};

/** One run: what it is, how far it is, and what came of it so far. */
export function RunPanel({ run, isShut, onBegun }: RunPanelProps) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  return (
    <Box as="section" pad="5 6" narrow={{ pad: 4 }} aria-label={runName(t, run, dates.moment)}>
      <Row minHeight={28} narrow={{ wraps: true }} className={styles.head}>
        <h2>{runName(t, run, dates.moment)}</h2>
        <Tag tone={STATE_TONES[run.state]} dot>
          {t(`state.${run.state}`)}
        </Tag>
        <Row as="span" rigid align="stretch" className={styles.actions}>
          {isEnded(run) ? <Recheck run={run} isShut={isShut} onBegun={onBegun} /> : <Operations run={run} />}
        </Row>
      </Row>
      <Row
        wraps
        gap="0 3"
        spread
        above={3}
        below={1.5}
        tone="muted"
        size={12}
        leading={16}
        align="stretch"
        className={styles.progress}
        role="status"
      >
        <span className="numbers">
          <Trans
            t={t}
            i18nKey="run.checked"
            values={{ checked: formatNumber(run.checked), total: formatNumber(run.total) }}
            components={{ b: <b /> }}
          />
        </span>
        <span className="numbers">{usePaceWords(run)}</span>
      </Row>
      <SplitBar label={t('run.progress')} total={run.total} parts={partsOf(run.counts)} />
      <RunNumbers counts={run.counts} />
    </Box>
  );
}

function Operations({ run }: { run: VerifyTask }) {
  const { t } = useTranslation('verification');
  const { mutate: operate, isPending, variables } = useOperate(run.taskId);
  const [isCanceling, setCanceling] = useState(false);
  const isPaused = run.state === 'paused';
  const next = isPaused ? 'resume' : 'pause';
  return (
    <>
      <Button
        small
        busy={isPending && variables === next}
        icon={isPaused ? <Play size={14} /> : <Pause size={14} />}
        onClick={() => operate(next)}
      >
        {t(`run.${next}`)}
      </Button>
      <Button small onClick={() => setCanceling(true)}>
        {t('run.cancel')}
      </Button>
      {isCanceling && (
        <CancelDialog
          left={run.total - run.checked}
          isBusy={isPending && variables === 'cancel'}
          onCancel={() => operate('cancel', { onSettled: () => setCanceling(false) })}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  );
}

/** What we got no answer about, once more. */
function Recheck({ run, isShut, onBegun }: RunPanelProps) {
  const { t } = useTranslation('verification');
  const { mutate: begin, isPending } = useBegin(onBegun);
  const unchecked = run.counts.UNCHECKED;
  if (unchecked === 0) return null;
  return (
    <Button
      small
      busy={isPending}
      disabled={isShut}
      icon={<RotateCcw size={14} />}
      onClick={() => begin({ name: run.name, from: { kind: 'unchecked', taskId: run.taskId } })}
    >
      {t('run.recheck', counted(unchecked))}
    </Button>
  );
}

/** A rate below this is shown with its tenth. */
const WHOLE_RATE = 10;

function paceWords(t: TFunction<'verification'>, { perSecond, secondsLeft }: Pace): string {
  const rate = perSecond < WHOLE_RATE ? formatDecimals(perSecond, 1) : formatNumber(Math.round(perSecond));
  const said = [
    perSecond > 0 ? t('run.rate', { rate }) : '',
    secondsLeft ? t('run.left', { wait: leftWords(t, secondsLeft) }) : '',
  ].filter(Boolean);
  return said.length === 0 ? '' : t('sentence', { words: said.join(t('comma')) });
}

type Pace = Pick<VerifyTask, 'perSecond' | 'secondsLeft'>;

function usePaceWords(run: VerifyTask) {
  const { t } = useTranslation('verification');
  const { state, checked, total, perSecond, secondsLeft, waiting, charged, counts, startedAt, endedAt } = run;
  const secondTries = waiting > 0 ? t('run.waiting', counted(waiting)) : '';
  if (state === 'paused') return t('run.paused');
  if (state === 'waitingForRoute') return t('run.waitingForRoute');
  if (state === 'running') {
    const isOnlyWaiting = waiting > 0 && checked + waiting >= total;
    return [isOnlyWaiting ? '' : paceWords(t, { perSecond, secondsLeft }), secondTries].filter(Boolean).join(' ');
  }
  const took =
    endedAt === null ? '' : t('run.took', { wait: spanWords(t, Date.parse(endedAt) - Date.parse(startedAt)) });
  const free = counts.UNCHECKED > 0 ? t('run.notCharged', counted(counts.UNCHECKED)) : '';
  return [took, t('run.charged', { charged: formatNumber(charged) }), free].filter(Boolean).join(' ');
}
