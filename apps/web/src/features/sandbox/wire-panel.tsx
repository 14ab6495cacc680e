import type { WireEvent } from '@outrider/contract/sandbox';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useWire, type WireFilter } from './wire.ts';
import { WireBar } from './wire-bar.tsx';
import { WireDetail } from './wire-detail.tsx';
import styles from './wire-panel.module.css';
import { WireFailed, WireNothing, WireWaiting } from './wire-states.tsx';
import { WireTable } from './wire-table.tsx';

const PAUSE_BEFORE_SEARCH_MS = 200;
const EVERYTHING: WireFilter = { kind: undefined, search: '' };

/** What happened in the box as it happens. It stands still while somebody reads: scrolled down, or with an event open. */
export function WirePanel() {
  const { t } = useTranslation('sandbox');
  const [filter, setFilter] = useState(EVERYTHING);
  const [isPaused, setPaused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const [open, setOpen] = useState<WireEvent>();
  const rows = useRef<HTMLDivElement>(null);
  const isFiltered = filter.kind !== undefined || filter.search.trim() !== '';
  const isReading = isScrolled || open !== undefined;
  const search = useDebounced(filter.search.trim(), PAUSE_BEFORE_SEARCH_MS);
  const { data: events, error, isFetching, refetch } = useWire({ kind: filter.kind, search }, !isPaused && !isReading);

  function goOn() {
    setPaused(false);
    setOpen(undefined);
    rows.current?.scrollTo({ top: 0 });
  }
  const retry = () => void refetch();
  return (
    <section className={styles.panel} aria-label={t('wire')}>
      <WireBar
        filter={filter}
        onFilter={setFilter}
        state={error ? 'failed' : isPaused ? 'paused' : isReading ? 'held' : 'live'}
        onPause={() => setPaused(true)}
        onGoOn={goOn}
      />
      <div ref={rows} className={styles.rows} onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}>
        {error && <WireFailed message={error.message} busy={isFetching} onRetry={retry} />}
        {!events && !error && <WireWaiting />}
        {events?.length === 0 && <WireNothing isFiltered={isFiltered} onClear={() => setFilter(EVERYTHING)} />}
        {events && events.length > 0 && <WireTable events={events} openId={open?.id} onOpen={setOpen} />}
      </div>
      {open && <WireDetail event={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
