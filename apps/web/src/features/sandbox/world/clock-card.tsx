import { CLOCK_SPEEDS, FULL_SPEED, PAUSED, type WorldState } from '@outrider/contract/sandbox';
import { Clock, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../platform/format.ts';
import { formatMoment, formatTime, formatWeekday, zoneHere } from '../../../platform/time/format-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { useMoveBoxClock } from '../box-state.ts';
import { FilledButton } from '../filled-button.tsx';
import { useBoxNow } from '../use-box-now.ts';
import styles from './clock-card.module.css';
import { WorldCard } from './world-card.tsx';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Speed = (typeof CLOCK_SPEEDS)[number];
const speedOf = (value: number): Speed | undefined => CLOCK_SPEEDS.find((each) => each === value);

/** The box's own time: stopped, faster, or some of it skipped. */
export function ClockCard({ state, readAt }: { state: WorldState; readAt: number }) {
  const { t } = useTranslation('sandbox');
  const move = useMoveBoxClock();
  const asked = (move.isPending && move.variables) || {};
  const speed = asked.speed ?? state.speed;
  const [running, setRunning] = useState<Speed>(speedOf(state.speed) ?? 1);

  function run(chosen: Speed) {
    setRunning(chosen);
    move.mutate({ speed: chosen });
  }
  const speeds = CLOCK_SPEEDS.map((each) => ({
    value: each,
    text: each === FULL_SPEED ? t('clock.fullSpeed') : `×${each}`,
  }));
  return (
    <WorldCard
      title={t('clock.title')}
      Icon={Clock}
      end={<SpeedMark speed={speed} isPassing={state.passesTo !== null} />}
    >
      <Row gap={1.5} below={3}>
        <Hands state={state} readAt={readAt} />
        {speed === PAUSED ? (
          <FilledButton name={t('clock.resume')} Icon={Play} onClick={() => run(running)} />
        ) : (
          <FilledButton name={t('clock.pause')} Icon={Pause} onClick={() => move.mutate({ speed: PAUSED })} />
        )}
        <Button busy={asked.skipMs === HOUR_MS} onClick={() => move.mutate({ skipMs: HOUR_MS })}>
          {t('clock.hour')}
        </Button>
        <Button busy={asked.skipMs === DAY_MS} onClick={() => move.mutate({ skipMs: DAY_MS })}>
          {t('clock.day')}
        </Button>
      </Row>
      <Row className={styles.speeds}>
        <Segments label={t('clock.speed')} options={speeds} value={speedOf(speed)} onChange={run} />
        <span
          title={state.nextSendAt ? formatMoment(state.nextSendAt, { language: languageNow() }) : t('clock.nothing')}
        >
          <Button
            busy={asked.toNextSend === true}
            disabled={state.nextSendAt === null}
            onClick={() => move.mutate({ toNextSend: true })}
          >
            {t('clock.next')}
          </Button>
        </span>
      </Row>
    </WorldCard>
  );
}

function SpeedMark({ speed, isPassing }: { speed: number; isPassing: boolean }) {
  const { t } = useTranslation('sandbox');
  if (isPassing)
    return (
      <Box as="span" height={20} pad="0 1.5" rounded size={12} weight={500} leading={20} className={styles.speed}>
        {t('clock.passing')}
      </Box>
    );
  if (speed === PAUSED)
    return (
      <Box
        as="span"
        height={20}
        pad="0 1.5"
        rounded
        size={12}
        weight={500}
        leading={20}
        className={`${styles.speed} ${styles.paused}`}
      >
        {t('clock.paused')}
      </Box>
    );
  return (
    <Box as="span" height={20} pad="0 1.5" rounded size={12} weight={500} leading={20} className={styles.speed}>
      {speed === FULL_SPEED ? t('clock.fullSpeed') : `× ${speed}`}
    </Box>
  );
}

function Hands({ state, readAt }: { state: WorldState; readAt: number }) {
  const { t } = useTranslation('sandbox');
  const now = useBoxNow(state, readAt);
  const language = languageNow();
  const parts = {
    weekday: formatWeekday(now, { language }),
    date: formatDate(now, { language }),
    zone: cityHere(),
  };
  return (
    <Box grow minWidth={0} className={styles.hands}>
      <time dateTime={now.toISOString()}>{formatTime(now, { seconds: true, language })}</time>
      <div className="muted small">{t('clock.date', parts)}</div>
    </Box>
  );
}

const cityHere = () => zoneHere().split('/').at(-1)?.replaceAll('_', ' ');
