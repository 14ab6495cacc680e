import { DASHBOARD_PERIODS, type Dashboard } from '@outrider/contract/dashboard';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { meaningPath, paths } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { HealthStrip } from '../../shared/dashboard/health-strip.tsx';
import { NeedList } from '../../shared/dashboard/need-list.tsx';
import { StaleNote } from '../../shared/dashboard/stale-note.tsx';
import { NextMail, TodayBar, TodaySum } from '../../shared/dashboard/today-panel.tsx';
import { TrendTiles } from '../../shared/dashboard/trend-tiles.tsx';
import { type DashboardView, useDashboard } from '../../shared/dashboard/use-dashboard.ts';
import { waitingOf } from '../../shared/dashboard/waiting-of.ts';
import { WaitingReplies } from '../../shared/dashboard/waiting-replies.tsx';
import { CampaignsFrame } from '../campaign/campaigns-frame.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import styles from './dashboard-screen.module.css';

export const DashboardScreen = () => (
  <CampaignsFrame>
    <TodayPage />
  </CampaignsFrame>
);

function TodayPage() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { view, show, read } = useDashboard();
  const { moment } = useDates();
  const { data } = read;
  const isEmpty = data?.mailboxes === 0 && data.campaigns === 0;
  return (
    <>
      <PageTitle>{t('shell:today')}</PageTitle>
      <PhoneHead
        title={t('shell:today')}
        beside={
          data && (
            <>
              <span className="muted">{moment(data.asOf)}</span>
              {data.needs.length > 0 && (
                <Tag tone="red">{t('dashboard:needs.count', { count: data.needs.length })}</Tag>
              )}
            </>
          )
        }
      >
        <IconLink label={t('shell:find')} Icon={Search} size={44} iconSize={20} to={paths.search} />
      </PhoneHead>
      <StaleNote read={read} />
      {data === undefined ? (
        read.isError ? (
          <QueryFailed query={read} hint={t('dashboard:failed')} />
        ) : (
          <ListWaiting />
        )
      ) : isEmpty ? (
        <NothingYet />
      ) : (
        <Blocks data={data} view={view} onShow={show} />
      )}
    </>
  );
}

function NothingYet() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={page.empty}>
      <h2>{t('empty.title')}</h2>
      <p className="secondary">{t('empty.text')}</p>
      <Link to={paths.start} className={page.main}>
        {t('empty.begin')}
      </Link>
    </section>
  );
}

const LINE_HEIGHT = 28;

function Blocks({
  data,
  view,
  onShow,
}: {
  data: Dashboard;
  view: DashboardView;
  onShow: (view: DashboardView) => void;
}) {
  const { t } = useTranslation('dashboard');
  const { needs, today, trend, replies, health } = data;
  const first = replies.find((row) => row.meaning !== 'unlabelled' && waitingOf(row) > 0);
  const waiting = replies
    .filter(({ meaning }) => meaning !== 'unlabelled')
    .reduce((sum, row) => sum + waitingOf(row), 0);
  return (
    <>
      <div className={needs.length > 0 ? styles.needs : ''}>
        <NeedList needs={needs} isPhone />
      </div>
      <Block title={t('today.sending')} end={<TodaySum today={today} />}>
        <TodayBar today={today} isPhone />
        <Text as="p" above={1} tone="muted" size={12}>
          <NextMail today={today} />
        </Text>
      </Block>
      <WaitingReplies replies={replies} />
      <Block
        title={t(`periods.${view.days}`)}
        end={<span className="muted small">{t('trend.dotted', { days: view.days })}</span>}
      >
        <TrendTiles trend={trend} height={LINE_HEIGHT} isPhone />
        <Box above={3}>
          <Segments
            block
            label={t('periods.label')}
            options={DASHBOARD_PERIODS.map((days) => ({ value: days, text: t(`periods.${days}`) }))}
            value={view.days}
            onChange={(days) => onShow({ ...view, days })}
          />
        </Box>
      </Block>
      <HealthStrip health={health} />
      {first && (
        <div className={page.pinned}>
          <Link to={meaningPath(first.meaning)} className={page.main}>
            {t('replies.answer', { count: waiting, number: formatNumber(waiting) })}
          </Link>
        </div>
      )}
    </>
  );
}

const Block = ({ title, end, children }: { title: string; end: ReactNode; children: ReactNode }) => (
  <Box as="section" pad="3 4" border="bottom" className={styles.block}>
    <header>
      <h2>{title}</h2>
      {end}
    </header>
    {children}
  </Box>
);
