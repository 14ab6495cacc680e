import { CAMPAIGN_STATUSES, type CampaignStatus } from '@outrider/campaign-rules/campaign';
import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { campaignsQuery } from '../../../api/campaigns/campaign-queries.ts';
import { formatShare } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import { PhoneFailed, PhoneMore } from '../../../ui/page/phone-list-parts.tsx';
import { useLongerList } from '../../../ui/page/use-longer-list.ts';
import { LIFECYCLE_TONES, StatusTag } from '../shared/campaign-tags.tsx';
import { usePlaces } from '../shared/places.ts';
import { useNowWords } from './now-words.ts';
import styles from './phone-list.module.css';

const PAGE = 30;
/** What runs and what is paused; the rest is looked at on a computer, and all of it under All. */
const SEGMENTS = ['all', 'progressing', 'suspend', 'finished'] as const satisfies readonly (CampaignStatus | 'all')[];

export function PhoneList() {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const [status, setStatus] = useState<(typeof SEGMENTS)[number]>('all');
  const { size, mayGrow, grow } = useLongerList(PAGE);
  const query = useQuery(
    campaignsQuery({
      ...(status === 'all' ? {} : { statuses: [status] }),
      sort: 'nextSend',
      order: 'asc',
      pageSize: size,
    }),
  );
  const { data, error, isFetching } = query;
  const all = data && CAMPAIGN_STATUSES.reduce((sum, each) => sum + data.counts[each], 0);
  return (
    <>
      <Box pad="0 4 3">
        <Segments
          block
          label={t('campaign-words:status.label')}
          options={SEGMENTS.map((each) => ({
            value: each,
            text: t(`campaign-words:status.${each}`),
            count: each === 'all' ? all : data?.counts[each],
          }))}
          value={status}
          onChange={setStatus}
        />
      </Box>
      <ListAge query={query} />
      {error && !data && <PhoneFailed query={query} retry={t('retry')} />}
      {data?.campaignList.length === 0 && (
        <Grid as="p" gap={3} pad={4} className="muted">
          {t('list.noMatch', { count: 1 })}
        </Grid>
      )}
      <ul>
        {data?.campaignList.map((row) => (
          <li key={row.campaignId}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      {data && data.total > data.campaignList.length && mayGrow && (
        <PhoneMore text={t('phone.loadMore')} isBusy={isFetching} onMore={grow} />
      )}
    </>
  );
}

function Row({ row }: { row: CampaignRow }) {
  const { t } = useTranslation('campaigns');
  const { detail } = usePlaces();
  const words = useNowWords()(row);
  const { campaignId, name, lifecycle, status, totals } = row;
  return (
    <Link to={detail(campaignId)} className={styles.campaign}>
      <div className={styles.line}>
        <Text minWidth={0} breaks className="medium">
          {name || t('list.noName')}
        </Text>
        <StatusTag status={status} />
      </div>
      <div className={`${styles.line} ${lifecycle === 'Error' ? 'red' : ''}`}>
        {lifecycle !== null && <Dot tone={LIFECYCLE_TONES[lifecycle]} />}
        <Text minWidth={0} breaks className={`small ${lifecycle === 'Error' ? '' : 'muted'}`}>
          {words}
        </Text>
        <Box as="span" pad="0 0 0 2" className="muted small numbers">
          {formatShare(totals.progress, 0)}
        </Box>
      </div>
      <Bar
        label={t('list.progress')}
        value={totals.progress}
        total={1}
        tone={status === 'finished' ? 'green' : status === 'cancel' ? 'grey' : 'ink'}
      />
    </Link>
  );
}
