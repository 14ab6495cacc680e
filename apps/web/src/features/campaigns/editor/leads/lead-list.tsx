import type { Lead } from '@outrider/contract/campaigns/leads';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LeadSummary, leadsQuery, leftOutQuery, toLookAtQuery } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { placeOfZone } from '../../../../platform/time/place-of-zone.ts';
import { Input } from '../../../../ui/controls/input.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { Tag, type Tone } from '../../../../ui/tag.tsx';
import shared from '../editor.module.css';
import styles from './leads-step.module.css';
import { LeftOut } from './left-out.tsx';

const TONES: Record<Lead['category'], Tone> = {
  VALID: 'green',
  INVALID: 'red',
  UNKNOWN: 'amber',
  DOMAIN_ERROR: 'violet',
  UNCHECKED: 'grey',
  NEVER: 'grey',
};

const REST_MS = 200;
const VIEWS = ['all', 'toLookAt', 'leftOut'] as const;
type View = (typeof VIEWS)[number];

type LeadListProps = { campaignId: string; summary: LeadSummary };

/** The leads as they stand, those to look at before a launch, and those who were not taken. */
export function LeadList({ campaignId, summary }: LeadListProps) {
  const { t } = useTranslation('campaign-editor');
  const [view, setView] = useState<View>('all');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, REST_MS).trim();
  const { data: toLookAt } = useQuery(toLookAtQuery(campaignId));
  const { data: leftOut } = useInfiniteQuery(leftOutQuery(campaignId));
  const out = Object.values(leftOut?.pages[0]?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  const counts: Record<View, number | undefined> = { all: undefined, toLookAt: toLookAt?.total, leftOut: out };
  return (
    <>
      <Row rigid className={shared.head}>
        <h2>{t('list.title')}</h2>
        <span className="muted numbers">{formatNumber(summary.leads)}</span>
        <Text grow />
        <Segments<View>
          label={t('list.title')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({
            value,
            text: t(`list.view.${value}`),
            count: counts[value],
          }))}
        />
        <Input
          size="small"
          className={styles.search ?? ''}
          aria-label={t('list.find')}
          placeholder={t('list.find')}
          prefix={<Search size={14} aria-hidden />}
          allowClear
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Row>
      {view === 'leftOut' ? (
        <LeftOut campaignId={campaignId} search={search} />
      ) : (
        <Leads campaignId={campaignId} summary={summary} toLookAt={view === 'toLookAt'} search={search} />
      )}
    </>
  );
}

type LeadsProps = LeadListProps & { toLookAt: boolean; search: string };

function Leads({ campaignId, summary, toLookAt, search }: LeadsProps) {
  const { t } = useTranslation('campaign-editor');
  const query = useInfiniteQuery(leadsQuery(campaignId, { toLookAt, search }));
  const [at, setAt] = useState<string>();
  const rows = useMemo(() => query.data?.pages.flatMap(({ leadList }) => leadList) ?? [], [query.data]);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const columns = useLeadColumns(summary);
  if (query.error) return <QueryFailed query={query} hint={t('list.failedHint')} />;
  if (!query.data) return <ListWaiting />;
  const total = query.data.pages[0]?.total ?? rows.length;
  return (
    <>
      {rows.length === 0 ? (
        <Grid grow align="center" items="center" pad={6} tone="muted" textAlign="center" className={styles.empty}>
          {t(search === '' ? 'list.nobody' : 'list.nobodyFound')}
        </Grid>
      ) : (
        <DataTable
          label={t('list.title')}
          rows={rows}
          firstIndex={0}
          total={total}
          idOf={({ leadId }) => leadId}
          columns={columns}
          onEnd={onEnd}
          at={at}
          onAt={setAt}
          isDense
        />
      )}
      <Row as="footer" rigid spread gap={4} border="top" tone="muted" size={12} className={styles.foot}>
        <span className="numbers">
          {t('list.shown', { shown: formatNumber(rows.length), total: formatNumber(total) })}
        </span>
        <span>{t('list.sticky')}</span>
      </Row>
    </>
  );
}

const OF_EVERYBODY = new Set<string>([...STANDARD_FIELDS, 'email']);

/** The last column is what mails need and a lead lacks, else the first field of one's own. */
function useLeadColumns({ missing, fields }: LeadSummary): TableColumn<Lead>[] {
  const { t } = useTranslation('campaign-editor');
  const own = missing[0]?.variable ?? fields.find(({ name }) => !OF_EVERYBODY.has(name))?.name;
  const columns: TableColumn<Lead>[] = [
    {
      key: 'lead',
      title: t('list.lead'),
      min: 220,
      share: 4,
      cell: ({ name, company, email }) => (
        <div className="ellipsis" title={email}>
          <span className="medium">{name || email}</span> <span className="muted">{company}</span>
        </div>
      ),
    },
    {
      key: 'address',
      title: t('list.address'),
      min: 190,
      share: 1,
      cell: ({ category }) => <Tag tone={TONES[category]}>{t(`category.${category}`)}</Tag>,
    },
    { key: 'host', title: t('list.host'), min: 90, share: 1, cell: ({ provider }) => t(`provider.${provider}`) },
    {
      key: 'zone',
      title: t('list.zone'),
      min: 90,
      share: 1,
      cell: ({ zone }) => (zone === '' ? <Text tone="faint">{MISSING}</Text> : placeOfZone(zone)),
    },
  ];
  if (own !== undefined) {
    columns.push({
      key: 'own',
      title: own,
      min: 100,
      share: 1,
      align: 'right',
      cell: ({ fields: values }) =>
        values[own] ? (
          <span className="ellipsis">{values[own]}</span>
        ) : (
          <span className="amber">{t('list.empty')}</span>
        ),
    });
  }
  return columns;
}
