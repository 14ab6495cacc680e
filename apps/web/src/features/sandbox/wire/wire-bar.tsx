import { WIRE_KINDS } from '@outrider/contract/sandbox';
import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { FilledButton } from '../filled-button.tsx';
import { SearchBox } from '../search-box.tsx';
import type { WireFilter } from './wire.ts';
import styles from './wire-bar.module.css';

const ALL = 'all';

type WireBarProps = {
  filter: WireFilter;
  onFilter: (filter: WireFilter) => void;
  state: 'live' | 'paused' | 'held' | 'failed';
  onPause: () => void;
  onGoOn: () => void;
  searchRef: Ref<HTMLInputElement>;
};

export function WireBar({ filter, onFilter, state, onPause, onGoOn, searchRef }: WireBarProps) {
  const { t } = useTranslation('sandbox');
  const stands = state === 'paused' || state === 'held';
  const kinds = [
    { value: ALL, text: t('events.all') },
    ...WIRE_KINDS.map((kind) => ({ value: kind, text: kind.toUpperCase() })),
  ] as const;
  return (
    <Row rigid height={48} pad="0 6">
      <Text as="h2" weight={600} whiteSpace="nowrap">
        {t('wire')}
      </Text>
      <Dot tone={state === 'failed' ? 'red' : stands ? 'grey' : 'green'} isLive={state === 'live'} />
      <span className="muted small ellipsis" role="status">
        {stands && t(`events.${state}`)}
      </span>
      <Row rigid before="auto" className={styles.tools}>
        <Segments
          label={t('events.kinds')}
          options={kinds}
          value={filter.kind ?? ALL}
          onChange={(kind) => onFilter({ ...filter, kind: kind === ALL ? undefined : kind })}
        />
        <SearchBox
          ref={searchRef}
          label={t('events.search')}
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
        {stands ? (
          <FilledButton small name={t('events.resume')} Icon={Play} onClick={onGoOn} />
        ) : (
          <FilledButton small name={t('events.pause')} Icon={Pause} onClick={onPause} />
        )}
      </Row>
    </Row>
  );
}
