import type { WireEvent } from '@outrider/contract/sandbox';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useWireKeys } from './use-wire-keys.ts';
import { useWire, type WireFilter } from './wire.ts';
import { WireBar } from './wire-bar.tsx';
import { WireDetail } from './wire-detail.tsx';
import styles from './wire-panel.module.css';
import { WireFailed, WireNothing, WireWaiting } from './wire-states.tsx';
import { WireTable } from './wire-table.tsx';

const PAUSE_BEFORE_SEARCH_MS = 200;
const EVERYTHING: WireFilter = { kind: undefined, search: '' };
/** Names are looked up all the time; mails are what the user comes for. */
const MAILS: WireFilter = { kind: 'smtp', search: '' };

/**
 * What happened in the box as it happens, with the newest in full below. It stands still while the user reads: scrolled
 * down, or with an event chosen.
 */
export function WirePanel() {
  const { t } = useTranslation('sandbox');
  const [filter, setFilter] = useState(MAILS);
  const [isPaused, setPaused] = useState(false);
  const [isScrolled, setScrolled] = useState(false);
  const [chosen, setChosen] = useState<WireEvent>();
  const rows = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const isFiltered = (filter.kind ?? MAILS.kind) !== MAILS.kind || filter.search.trim() !== '';
  const isReading = isScrolled || chosen !== undefined;
  const search = useDebounced(filter.search.trim(), PAUSE_BEFORE_SEARCH_MS);
  const { data: events, error, isFetching, refetch } = useWire({ kind: filter.kind, search }, !isPaused && !isReading);
  const shown = chosen ?? events?.[0];

  function goOn() {
    setPaused(false);
    setChosen(undefined);
    rows.current?.scrollTo({ top: 0 });
  }
  function step(by: 1 | -1) {
    const at = events?.findIndex(({ id }) => id === shown?.id) ?? -1;
    const next = events?.[at + by];
    if (!next) return;
    setChosen(next);
    rows.current?.querySelector<HTMLElement>(`[data-event="${next.id}"]`)?.focus();
  }
  useWireKeys({
    onStep: step,
    onSearch: () => searchBox.current?.focus(),
    onPause: () => (isPaused || isReading ? goOn() : setPaused(true)),
    onEscape: () => setChosen(undefined),
  });
  const retry = () => void refetch();
  return (
    <Stack as="section" tall grow minWidth={0} minHeight={0} gap={0} aria-label={t('wire')}>
      <WireBar
        filter={filter}
        onFilter={setFilter}
        state={error ? 'failed' : isPaused ? 'paused' : isReading ? 'held' : 'live'}
        onPause={() => setPaused(true)}
        onGoOn={goOn}
        searchRef={searchBox}
      />
      <div ref={rows} className={styles.rows} onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}>
        {error && <WireFailed message={error.message} busy={isFetching} onRetry={retry} />}
        {!events && !error && <WireWaiting />}
        {events?.length === 0 && <WireNothing isFiltered={isFiltered} onClear={() => setFilter(EVERYTHING)} />}
        {events && events.length > 0 && <WireTable events={events} shownId={shown?.id} onChoose={setChosen} />}
      </div>
      {shown && <WireDetail event={shown} onClose={chosen && (() => setChosen(undefined))} />}
    </Stack>
  );
}
