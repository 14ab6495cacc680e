import { WIRE_KINDS } from '@outrider/contract/sandbox';
import { Pause, Play, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dot } from './dot.tsx';
import { Segments } from './segments.tsx';
import type { WireFilter } from './wire.ts';
import styles from './wire-bar.module.css';

const ALL = 'all';

type WireBarProps = {
  filter: WireFilter;
  onFilter: (filter: WireFilter) => void;
  state: 'live' | 'paused' | 'held' | 'failed';
  onPause: () => void;
  onGoOn: () => void;
};

export function WireBar({ filter, onFilter, state, onPause, onGoOn }: WireBarProps) {
  const { t } = useTranslation('sandbox');
  const stands = state === 'paused' || state === 'held';
  const kinds = [
    { value: ALL, text: t('events.all') },
    ...WIRE_KINDS.map((kind) => ({ value: kind, text: kind.toUpperCase() })),
  ] as const;
  return (
    <div className={styles.bar}>
      <h2>{t('wire')}</h2>
      <Dot tone={state === 'failed' ? 'red' : stands ? 'grey' : 'green'} isLive={state === 'live'} />
      <span className="muted small ellipsis" role="status">
        {stands && t(`events.${state}`)}
      </span>
      <div className={styles.tools}>
        <Segments
          label={t('events.kinds')}
          options={kinds}
          value={filter.kind ?? ALL}
          onChange={(kind) => onFilter({ ...filter, kind: kind === ALL ? undefined : kind })}
        />
        <label className={styles.search}>
          <Search size={14} aria-hidden />
          <span className="visually-hidden">{t('events.search')}</span>
          <input
            type="search"
            value={filter.search}
            maxLength={200}
            placeholder={t('events.search')}
            onChange={(event) => onFilter({ ...filter, search: event.target.value })}
          />
        </label>
        <PauseButton stands={stands} onClick={stands ? onGoOn : onPause} />
      </div>
    </div>
  );
}

function PauseButton({ stands, onClick }: { stands: boolean; onClick: () => void }) {
  const { t } = useTranslation('sandbox');
  const name = stands ? t('events.resume') : t('events.pause');
  const Icon = stands ? Play : Pause;
  return (
    <button type="button" className={styles.pause} aria-label={name} title={name} onClick={onClick}>
      <Icon size={14} aria-hidden />
    </button>
  );
}
