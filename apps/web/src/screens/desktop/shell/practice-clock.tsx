import { FULL_SPEED, PAUSED } from '@outrider/contract/sandbox';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { useMoveBoxClock, useQuietBoxState } from '../../../features/sandbox/box-state.ts';
import { FilledButton } from '../../../features/sandbox/filled-button.tsx';
import { useBoxNow } from '../../../features/sandbox/use-box-now.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { formatWeekday } from '../../../platform/time/format-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './practice-clock.module.css';

/** The few that matter while the user works; the control page has them all. */
const SPEEDS = [1, 60, 600] as const;
type Speed = (typeof SPEEDS)[number];

type State = NonNullable<ReturnType<typeof useQuietBoxState>['data']>;

/** The time of the practice world, how fast it passes, and the way to the page that shows the world. */
export function PracticeClock() {
  const { t } = useTranslation('shell');
  const { data: state, dataUpdatedAt } = useQuietBoxState();
  if (!state) return null;
  const { speed, passesTo } = state;
  return (
    <Grid
      as="section"
      gap={2}
      below={2}
      pad={2.5}
      border="all"
      rounded
      surface="page"
      size={12}
      leading={16}
      aria-label={t('practice.name')}
    >
      <Row className={styles.head}>
        <Dot tone={speed === PAUSED ? 'grey' : 'green'} isLive={speed !== PAUSED} />
        <Link to={paths.sandbox} title={t('practice.open')}>
          {t('practice.name')}
        </Link>
        <span className="muted">{passesTo === null ? <SpeedWord speed={speed} /> : t('practice.passing')}</span>
      </Row>
      <Controls state={state} readAt={dataUpdatedAt} />
    </Grid>
  );
}

function SpeedWord({ speed }: { speed: number }) {
  const { t } = useTranslation('shell');
  if (speed === PAUSED) return t('practice.paused');
  return speed === FULL_SPEED ? t('practice.fullSpeed') : `×${speed}`;
}

function Controls({ state, readAt }: { state: State; readAt: number }) {
  const { t } = useTranslation('shell');
  const dates = useDates();
  const now = useBoxNow(state, readAt);
  const move = useMoveBoxClock();
  const { data: sending } = useQuery(nextSendQuery);
  // What comes first in the world may be a look at the plan that sends nothing: the time is that of the next mail, as on every page.
  const nextAt = state.nextSendAt && (sending?.next?.at ?? state.nextSendAt);
  const asked = (move.isPending && move.variables) || {};
  const speed = asked.speed ?? state.speed;
  const [running, setRunning] = useState<Speed>(SPEEDS.find((each) => each === state.speed) ?? 1);
  function run(chosen: Speed) {
    setRunning(chosen);
    move.mutate({ speed: chosen });
  }
  return (
    <>
      <Grid columns="auto minmax(0, 1fr) auto" align="center" gap={2} className={styles.now}>
        <time dateTime={now.toISOString()}>{dates.time(now)}</time>
        <Text leading={14} className="muted">
          {formatWeekday(now, { timeZone: dates.timeZone, language: languageNow() })}
          <br />
          {dates.day(now)}
        </Text>
        {speed === PAUSED ? (
          <FilledButton small name={t('practice.resume')} Icon={Play} onClick={() => run(running)} />
        ) : (
          <FilledButton small name={t('practice.pause')} Icon={Pause} onClick={() => move.mutate({ speed: PAUSED })} />
        )}
      </Grid>
      <Segments
        label={t('practice.speed')}
        options={SPEEDS.map((each) => ({ value: each, text: `×${each}` }))}
        value={SPEEDS.find((each) => each === speed)}
        onChange={run}
      />
      <Button
        block
        small
        busy={asked.toNextSend === true}
        disabled={nextAt === null}
        onClick={() => move.mutate({ toNextSend: true })}
      >
        {nextAt === null
          ? t('practice.nothing')
          : t('practice.next', { time: (dates.isToday(nextAt) ? dates.time : dates.moment)(nextAt) })}
      </Button>
    </>
  );
}
