import { DASHBOARD_PERIODS, type Dashboard } from '@outrider/contract/dashboard';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FilterChip } from '../../../ui/table/filter-chip.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { ComparedCampaigns } from '../../shared/dashboard/compared-campaigns.tsx';
import { csvRows } from '../../shared/dashboard/csv-rows.ts';
import { HealthMap } from '../../shared/dashboard/health-map.tsx';
import { NeedList } from '../../shared/dashboard/need-list.tsx';
import { RepliesPanel } from '../../shared/dashboard/replies-panel.tsx';
import { StaleNote } from '../../shared/dashboard/stale-note.tsx';
import { NextMail, TodayBar, TodayHours, TodaySum } from '../../shared/dashboard/today-panel.tsx';
import { TrendTiles } from '../../shared/dashboard/trend-tiles.tsx';
import { type DashboardView, useDashboard } from '../../shared/dashboard/use-dashboard.ts';
import { CampaignsFrame } from '../campaign/campaigns-frame.tsx';
import styles from './dashboard-screen.module.css';
import { NothingYet } from './nothing-yet.tsx';
import { Panel } from './panel.tsx';

export const DashboardScreen = () => (
  <CampaignsFrame>
    <DashboardPage />
  </CampaignsFrame>
);

function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { view, show, read } = useDashboard();
  const { data } = read;
  const isEmpty = data?.mailboxes === 0 && data.campaigns === 0;
  return (
    <>
      <PageHead title={t('title')} beside={data && !isEmpty && <Period data={data} />}>
        {data && !isEmpty && <Choices data={data} view={view} onShow={show} />}
      </PageHead>
      <StaleNote read={read} />
      {data === undefined ? (
        read.isError ? (
          <QueryFailed query={read} hint={t('failed')} />
        ) : (
          <ListWaiting />
        )
      ) : isEmpty ? (
        <NothingYet />
      ) : (
        <Panels data={data} />
      )}
    </>
  );
}

function Period({ data: { trend } }: { data: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { calendarDay } = useDates();
  const dayAt = (days: typeof trend.days, index: number) => calendarDay(days.at(index)?.day ?? '');
  return (
    <span className="muted">
      {t('period', {
        from: dayAt(trend.days, 0),
        to: dayAt(trend.days, -1),
        beforeFrom: dayAt(trend.before, 0),
        beforeTo: dayAt(trend.before, -1),
      })}
    </span>
  );
}

type ChoicesProps = { data: Dashboard; view: DashboardView; onShow: (view: DashboardView) => void };

function Choices({ data: { choices, health, trend }, view, onShow }: ChoicesProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <FilterChip
        name={t('filter.campaigns')}
        any={t('filter.all')}
        anyChoice={t('filter.allCampaigns')}
        choices={choices.map(({ campaignId, name }) => ({ value: campaignId, text: name }))}
        value={view.campaignId}
        onChoose={(campaignId) => onShow({ ...view, campaignId })}
      />
      <FilterChip
        name={t('filter.mailboxes')}
        any={t('filter.all')}
        anyChoice={t('filter.allMailboxes')}
        choices={health.mailboxes.map(({ accountId, email }) => ({ value: accountId, text: email }))}
        value={view.mailboxId}
        onChoose={(mailboxId) => onShow({ ...view, mailboxId })}
      />
      <Segments
        label={t('periods.label')}
        options={DASHBOARD_PERIODS.map((days) => ({ value: days, text: t(`periods.${days}`) }))}
        value={view.days}
        onChange={(days) => onShow({ ...view, days })}
      />
      <Tooltip title={t('csv')}>
        <Button
          text
          aria-label={t('csv')}
          icon={<Download size={16} strokeWidth={1.5} />}
          onClick={() =>
            downloadCsv(
              t('file'),
              csvRows(trend, (column) => t(`columns.${column}`)),
            )
          }
        />
      </Tooltip>
    </>
  );
}

const LINE_HEIGHT = 52;

function Panels({ data }: { data: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { needs, today, trend, replies, health, compared, asOf } = data;
  const inInbox = replies.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box grow minHeight={0} overflow="auto">
      <Grid border="bottom" className={styles.first}>
        <Panel title={t('needs.title')} beside={needs.length > 0 && formatNumber(needs.length)}>
          <div className={styles.needs}>
            <NeedList needs={needs} />
          </div>
        </Panel>
        <Panel title={t('today.title')} beside={<TodaySum today={today} />} end={<NextMail today={today} />}>
          <div className={styles.today}>
            <TodayBar today={today} />
            <TodayHours today={today} asOf={asOf} />
          </div>
        </Panel>
      </Grid>
      <TrendTiles trend={trend} height={LINE_HEIGHT} />
      {trend.ofDeleted > 0 && (
        <Box as="p" border="bottom" tone="muted" size={12} className={styles.note}>
          {t('trend.ofDeleted', { count: trend.ofDeleted, number: formatNumber(trend.ofDeleted) })}
        </Box>
      )}
      <div className={styles.last}>
        <Panel title={t('replies.title')} beside={t('replies.inInbox', { number: formatNumber(inInbox) })}>
          <RepliesPanel replies={replies} />
        </Panel>
        <Panel title={t('health.title')} end={t('health.hint')}>
          <HealthMap mailboxes={health.mailboxes} />
        </Panel>
        <Panel title={t('compared.title')} end={t('compared.hint')}>
          <ComparedCampaigns compared={compared} />
        </Panel>
      </div>
    </Box>
  );
}
