import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Simulation } from '../../../api/campaigns/rehearsal-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatNumber } from '../../../platform/format.ts';
import { formatWeekday } from '../../../platform/time/format-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import styles from './simulation.module.css';
import { placeOfMoment } from './simulation-counts.ts';
import { roundColor } from './stop-tones.ts';
import { type SimulationState, SPEEDS, type Speed } from './use-simulation.ts';

const DAY_MS = 86_400_000;
const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

type SimulationControlsProps = { simulation: Simulation; clock: SimulationState['clock']; isShort?: boolean };

export function SimulationControls({ simulation, clock, isShort = false }: SimulationControlsProps) {
  const { t } = useTranslation('rehearsal');
  const { moment, timeZone } = useDates();
  const { at, isPlaying, speed } = clock;
  const day = Math.min(simulation.days.length, Math.floor(placeOfMoment(simulation.days, at)) + 1);
  const look = { size: isShort ? 44 : 28 } as const;
  return (
    <div className={styles.controls}>
      <span className={styles.steps}>
        <IconButton
          {...look}
          hint
          label={t('film.dayBefore')}
          Icon={ChevronLeft}
          onClick={() => clock.goTo(at - DAY_MS)}
        />
        <IconButton
          {...look}
          className={styles.play}
          label={t(isPlaying ? 'film.pause' : 'film.play')}
          aria-pressed={isPlaying}
          Icon={isPlaying ? Pause : Play}
          onClick={clock.toggle}
        />
        <IconButton
          {...look}
          hint
          label={t('film.dayAfter')}
          Icon={ChevronRight}
          onClick={() => clock.goTo(at + DAY_MS)}
        />
      </span>
      <span className={styles.clock}>
        {formatWeekday(at, { timeZone, language: languageNow() })}, {moment(at)}
      </span>
      <span className="muted small">
        {t('film.dayOf', { day: formatNumber(day), days: formatNumber(simulation.days.length) })}
      </span>
      <Row as="span" wraps minWidth={0} before="auto">
        <Segments
          label={t('film.speed')}
          value={speed}
          onChange={clock.setSpeed}
          options={SPEED_NAMES.map((value) => ({ value, text: t(`film.speeds.${value}`) }))}
        />
        <Button small onClick={() => clock.goTo(clock.ends)}>
          {t('film.toEnd')}
        </Button>
        {!isShort && <RoundLegend rounds={simulation.branches.length} />}
      </Row>
    </div>
  );
}

function RoundLegend({ rounds }: { rounds: number }) {
  const { t } = useTranslation('rehearsal');
  return (
    <span className={styles.legend}>
      <span className="muted">{t('film.round')}</span>
      {Array.from({ length: Math.min(rounds, 4) }, (_, round) => (
        <span key={roundColor(round)}>
          <Box as="i" width={8} height={8} rounded={2} style={{ background: roundColor(round) }} />
          {round + 1}
          {round === 3 && rounds > 4 && '+'}
        </span>
      ))}
      <span>
        <Box as="i" width={8} height={8} rounded={2} className={styles.ghost} />
        {t('film.ahead')}
      </span>
    </span>
  );
}
