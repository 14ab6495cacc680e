import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { MISSING } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { ListAge } from '../../../../ui/list-age.tsx';
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { variantLetter } from '../../shared/variant-letter.ts';
import { EVENT_FILTER_NAMES, EVENT_FILTERS, type EventFilterName, eventTone } from './event-tones.ts';
import styles from './log-tab.module.css';
import { useEventDetails, useEventName } from './use-event-words.ts';
import { useExportLog } from './use-export-log.ts';

const ALL = 'all';
const NO_ROWS: readonly CampaignEvent[] = [];

type LogTabProps = { campaign: Campaign; onLead: (leadId: string) => void };

/** Everything that happened, newest first, as it happens. */
export function LogTab({ campaign, onLead }: LogTabProps) {
  const { t } = useTranslation('campaigns');
  const { campaignId } = campaign;
  const [filter, setFilter] = useState<EventFilterName>();
  const query = useInfiniteQuery(eventsQuery(campaignId, { kinds: filter ? [...EVENT_FILTERS[filter]] : [] }));
  const rows = useMemo(() => query.data?.pages.flatMap(({ events }) => events) ?? NO_ROWS, [query.data]);
  const columns = useLogColumns(campaign.rounds);
  const [at, setAt] = useState<string>();
  const { mutate: exportAll, isPending } = useExportLog(campaignId);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return (
    <Stack tall grow minHeight={0} gap={0}>
      <Row rigid className={styles.bar}>
        <Segments
          large
          label={t('log.label')}
          value={filter ?? ALL}
          options={[
            { value: ALL, text: t('log.all') },
            ...EVENT_FILTER_NAMES.map((name) => ({ value: name, text: t(`log.kinds.${name}`) })),
          ]}
          onChange={(chosen) => setFilter(EVENT_FILTER_NAMES.find((name) => name === chosen))}
        />
        <Row as="span" gap={4} before="auto">
          <Row as="span" tone="muted" size={12}>
            <Dot tone="green" isLive />
            {t('log.live')}
          </Row>
          <Button small busy={isPending} icon={<Download size={14} />} onClick={() => exportAll()}>
            {t('log.export')}
          </Button>
        </Row>
      </Row>
      {query.error && !query.data && <QueryFailed query={query} hint={t('log.failedHint')} />}
      <ListAge query={query} />
      {query.isPending && <ListWaiting />}
      {query.data && rows.length === 0 && (
        <Grid gap={1} pad={6} border="top">
          <span className="medium">{t('log.empty')}</span>
          <span className="muted">{t('log.emptyHint')}</span>
        </Grid>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('log.label')}
          rows={rows}
          firstIndex={0}
          total={rows.length}
          idOf={({ id }) => id}
          columns={columns}
          onEnd={readOn}
          at={at}
          onAt={setAt}
          onOpen={({ leadId }) => leadId !== null && onLead(leadId)}
          isDense
        />
      )}
    </Stack>
  );
}

function useLogColumns(rounds: Campaign['rounds']): TableColumn<CampaignEvent>[] {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const nameOf = useEventName();
  const detailsOf = useEventDetails();
  return [
    {
      key: 'time',
      title: t('log.time'),
      min: 104,
      share: 128,
      cell: ({ at }) => <time className="muted">{dates.moment(at)}</time>,
    },
    {
      key: 'event',
      title: t('log.event'),
      min: 200,
      share: 300,
      cell: (event) => (
        <Row as="span" minWidth={0}>
          <Dot tone={eventTone(event.kind, event.verdict)} />
          <span className="ellipsis">
            {nameOf(event)}{' '}
            {event.round !== null && <span className="muted">{variantLetter(rounds, event.round, event.variant)}</span>}
          </span>
        </Row>
      ),
    },
    {
      key: 'person',
      title: t('log.person'),
      min: 160,
      share: 220,
      cell: ({ name, email }) => (
        <span className="ellipsis" title={email}>
          {name || email || <span className="muted">{MISSING}</span>}
        </span>
      ),
    },
    {
      key: 'details',
      title: t('log.details'),
      min: 160,
      share: 340,
      cell: (event) => {
        const details = detailsOf(event);
        return (
          <span className="muted ellipsis" title={details}>
            {details}
          </span>
        );
      },
    },
    {
      key: 'mailbox',
      title: t('log.mailbox'),
      min: 140,
      share: 200,
      cell: ({ mailbox }) => <span className="muted ellipsis">{mailbox}</span>,
    },
  ];
}
