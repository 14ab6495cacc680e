import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LeadPlace, type SimulationLead, simulationLeadsQuery } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { useTypedSearch } from '../../../ui/hooks/use-typed-search.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../ui/table/list-states.tsx';
import styles from './leads.module.css';
import part from './part.module.css';
import type { SimulationState } from './use-simulation.ts';
import { useSimulationWords } from './use-simulation-words.ts';

const PLACES: LeadPlace[] = ['inSequence', 'stopped', 'held', 'notStarted', 'done'];
const REST_MS = 150;

/** `opensFirst`: where there is room for a lead beside the list, one is always open. */
type SimulationLeadsProps = { hands: SimulationState; opensFirst?: boolean };

/** Everybody as they stand at the moment of the simulation. While it plays they are shown as of the morning. */
export function SimulationLeads({ hands, opensFirst = false }: SimulationLeadsProps) {
  const { t } = useTranslation('rehearsal');
  const { clock, today, wish, leadId, openLead } = hands;
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTypedSearch(search, setSearch);
  const [place, setPlace] = useState<LeadPlace>();
  const rested = useDebounced(clock.at, REST_MS);
  const at = clock.isPlaying && today ? Date.parse(today.from) : rested;
  const asked = useInfiniteQuery(simulationLeadsQuery(wish, { at: new Date(at).toISOString(), search, place }));
  const [first] = asked.data?.pages ?? [];
  const rows = asked.data?.pages.flatMap((page) => page.rows) ?? [];
  const isNobodyOpen = leadId === '' && opensFirst;
  const [top] = rows;
  useEffect(() => {
    if (isNobodyOpen && top) openLead(top.leadId);
  }, [isNobodyOpen, top, openLead]);
  const all = first ? Object.values(first.counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <section className={styles.leads} aria-label={t('leads.label')}>
      <Row as="header" wraps gap="0 2" minHeight={48} className={part.part}>
        <h2>{t('leads.label')}</h2>
        <span className="muted">{formatNumber(all)}</span>
        <Row as="span" wraps minWidth={0} before="auto">
          <input
            type="search"
            className={styles.find}
            aria-label={t('leads.find')}
            placeholder={t('leads.find')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Row>
      </Row>
      <Row as="fieldset" minWidth={0} wraps gap={1.5} pad="0 4 2.5" align="stretch" className={styles.places}>
        <legend className="visually-hidden">{t('leads.places')}</legend>
        {PLACES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={place === each}
            onClick={() => setPlace(place === each ? undefined : each)}
          >
            {t(`place.${each}`)} <span className="muted">{formatNumber(first?.counts[each] ?? 0)}</span>
          </button>
        ))}
      </Row>
      {asked.isError && !first && <QueryFailed query={asked} hint={t('failedHint')} />}
      {!asked.isError && !first && <ListWaiting rowHeight={42} />}
      {first && rows.length === 0 && (
        <NoMatch
          title={t('leads.none')}
          hint={t('leads.noneHint')}
          clearText={t('leads.clear')}
          onClear={() => {
            setSearch('');
            setPlace(undefined);
          }}
        />
      )}
      <ul>
        {rows.map((row) => (
          <LeadRow
            key={row.leadId}
            row={row}
            isOpen={row.leadId === leadId}
            onOpen={() => hands.openLead(row.leadId)}
          />
        ))}
      </ul>
      {asked.hasNextPage && (
        <Box pad="3 4">
          <Button small busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('leads.more')}
          </Button>
        </Box>
      )}
    </section>
  );
}

type LeadRowProps = { row: SimulationLead; isOpen: boolean; onOpen: () => void };

function LeadRow({ row, isOpen, onOpen }: LeadRowProps) {
  const { t } = useTranslation('rehearsal');
  const { stateWords, toneOf } = useSimulationWords();
  const [words, more] = stateWords(row);
  return (
    <li>
      <Grid
        type="button"
        as="button"
        columns="minmax(0, 1fr) auto minmax(0, 132px)"
        gap={2.5}
        align="center"
        width="100%"
        textAlign="left"
        className={styles.lead}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <Grid as="span" minWidth={0} leading={16}>
          <span className="medium ellipsis">{row.name}</span>
          <span className="muted small ellipsis">{row.company || row.email}</span>
        </Grid>
        <Row as="span" gap={0.5} align="stretch" className={styles.marks}>
          {row.marks.map((mark, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
            <i key={round} data-mark={mark} title={t('leads.mark', { round: round + 1, what: t(`mark.${mark}`) })} />
          ))}
        </Row>
        <Grid as="span" minWidth={0} leading={16}>
          <span className="ellipsis">
            <Dot tone={toneOf(row.state)} />
            {words}
          </span>
          <span className="muted small ellipsis">{more}</span>
        </Grid>
      </Grid>
    </li>
  );
}
