import { type BoxState, CLOCK_SPEEDS } from '@outrider/contract/sandbox';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatDate } from '../../platform/format.ts';
import { formatTime, zoneHere } from '../../platform/format-time.ts';
import { Button } from '../../ui/form/button.tsx';
import { useMoveBoxClock } from './box-state.ts';
import styles from './clock-card.module.css';
import { Segments } from './segments.tsx';
import { useBoxNow } from './use-box-now.ts';
import { WorldCard } from './world-card.tsx';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SPEEDS = CLOCK_SPEEDS.map((speed) => ({ value: speed, text: `×${speed}` }));

/** The box's own time: faster, or some of it skipped. */
export function ClockCard({ state, toldAt }: { state: BoxState; toldAt: number }) {
  const { t } = useTranslation('sandbox');
  const move = useMoveBoxClock();
  const { speed: asked, skipMs: skipping } = (move.isPending && move.variables) || {};
  const speed = asked ?? state.speed;
  return (
    <WorldCard title={t('clock.title')} Icon={Clock} end={<span className={styles.speed}>×{speed}</span>}>
      <div className={styles.now}>
        <Hands state={state} toldAt={toldAt} />
        <Button busy={skipping === HOUR_MS} onClick={() => move.mutate({ skipMs: HOUR_MS })}>
          {t('clock.hour')}
        </Button>
        <Button busy={skipping === DAY_MS} onClick={() => move.mutate({ skipMs: DAY_MS })}>
          {t('clock.day')}
        </Button>
      </div>
      <div className={styles.speeds}>
        <Segments
          label={t('clock.speed')}
          options={SPEEDS}
          value={CLOCK_SPEEDS.find((each) => each === speed)}
          onChange={(value) => move.mutate({ speed: value })}
        />
      </div>
    </WorldCard>
  );
}

function Hands({ state, toldAt }: { state: BoxState; toldAt: number }) {
  const { t } = useTranslation('sandbox');
  const now = useBoxNow(state, toldAt);
  const language = languageNow();
  return (
    <div className={styles.hands}>
      <time dateTime={now.toISOString()}>{formatTime(now, { seconds: true, language })}</time>
      <div className="muted small">{t('clock.date', { date: formatDate(now, { language }), zone: cityHere() })}</div>
    </div>
  );
}

const cityHere = () => zoneHere().split('/').at(-1)?.replaceAll('_', ' ');
