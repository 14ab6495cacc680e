import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statisticsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { QueryFailed } from '../../../../ui/table/list-states.tsx';
import { DayPanel } from './day-panel.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { OpensPanel } from './opens-panel.tsx';
import styles from './overview-tab.module.css';
import { RoundsPanel } from './rounds-panel.tsx';
import { MailboxesPanel, ProvidersPanel } from './tally-panel.tsx';

export function OverviewTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { campaignId, settings } = campaign;
  const query = useQuery(statisticsQuery(campaignId, timeZone));
  const statistics = query.data;
  if (query.error && !statistics) {
    return <QueryFailed query={query} hint={t('list.failedHint')} />;
  }
  if (!statistics) return <div className={styles.grid} aria-busy />;
  return (
    <div className={styles.grid}>
      <Box minWidth={0} border="bottom">
        <FunnelPanel statistics={statistics} tracksClicks={settings.tracking.clicks} />
      </Box>
      <Box minWidth={0} border="bottom">
        <DayPanel campaignId={campaignId} statistics={statistics} />
      </Box>
      <Box minWidth={0} border="bottom">
        <OpensPanel opens={statistics.opens} tracking={settings.tracking} />
      </Box>
      <Box minWidth={0} border="bottom">
        <RoundsPanel rounds={statistics.rounds} settings={campaign.rounds} />
      </Box>
      <Box minWidth={0} border="bottom" className={styles.half}>
        <MailboxesPanel mailboxes={statistics.mailboxes} />
      </Box>
      <Box minWidth={0} border="bottom" className={styles.half}>
        <ProvidersPanel providers={statistics.providers} />
      </Box>
      <Box minWidth={0} border="bottom" className={styles.wide}>
        <HoursPanel hours={statistics.hours} />
      </Box>
    </div>
  );
}
