import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { DayPanel } from '../overview/day-panel.tsx';
import { FunnelPanel } from '../overview/funnel-panel.tsx';
import { HoursPanel } from '../overview/hours-panel.tsx';
import { OpensPanel } from '../overview/opens-panel.tsx';
import { MailboxesPanel, ProvidersPanel } from '../overview/tally-panel.tsx';
import { PhoneListState } from './phone-list-states.tsx';
import { PhoneRounds } from './phone-rounds.tsx';

/** How the campaign does, in numbers that are drawn, one below the other. */
export function PhoneNumbers({ campaign }: { campaign: Campaign }) {
  const { timeZone } = useDates();
  const { campaignId, settings } = campaign;
  const query = useQuery(statisticsQuery(campaignId, timeZone));
  const statistics = query.data;
  if (!statistics) return <PhoneListState query={query} />;
  return (
    <>
      <PhoneListState query={query} />
      <FunnelPanel statistics={statistics} tracksClicks={settings.tracking.clicks} />
      <PhoneRounds rounds={statistics.rounds} />
      <DayPanel campaignId={campaignId} statistics={statistics} />
      <OpensPanel opens={statistics.opens} tracking={settings.tracking} />
      <MailboxesPanel mailboxes={statistics.mailboxes} />
      <ProvidersPanel providers={statistics.providers} />
      <HoursPanel hours={statistics.hours} />
    </>
  );
}
