import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../../../api/campaigns/campaign-queries.ts';
import { OverviewTab } from '../../../features/campaigns/detail/overview/overview-tab.tsx';
import { useUndoChanges } from '../../../features/campaigns/detail/use-undo-changes.ts';
import { LeadsBar } from '../../../features/campaigns/detail/why/leads-bar.tsx';
import { WhyBar } from '../../../features/campaigns/detail/why/why-bar.tsx';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import type { DetailTab, useDetailAddress } from '../../shared/campaign/use-detail-address.ts';
import styles from './campaign-detail.module.css';

const ChangesTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/changes/changes-tab.tsx')).ChangesTab,
);
const ForecastTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/forecast/forecast-tab.tsx')).ForecastTab,
);
const LeadsTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/leads/leads-tab.tsx')).LeadsTab,
);
const LogTab = partOnPress(async () => (await import('../../../features/campaigns/detail/log/log-tab.tsx')).LogTab);
const ReasonsTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/reasons/reasons-tab.tsx')).ReasonsTab,
);
const ScheduleTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/schedule/schedule-tab.tsx')).ScheduleTab,
);
const SequenceTab = partOnPress(
  async () => (await import('../../../features/campaigns/detail/sequence/sequence-tab.tsx')).SequenceTab,
);
const GuardView = partOnPress(
  async () => (await import('../../../features/campaigns/detail/guard/guard-view.tsx')).GuardView,
);

type DetailTabsProps = {
  campaign: Campaign;
  address: ReturnType<typeof useDetailAddress>;
  tab: DetailTab;
  isCovered: boolean;
  isBusy: boolean;
  onRelaunch: () => void;
};

export function DetailTabs({ campaign, address, tab, isCovered, isBusy, onRelaunch }: DetailTabsProps) {
  const { t } = useTranslation('campaigns');
  const { campaignId, status, waitReason } = campaign;
  const isChanged = status === 'suspend' && campaign.hasChanges;
  const { data: changes } = useQuery({ ...changesQuery(campaignId), enabled: isChanged });
  const isGuarded = status === 'suspend' && waitReason?.reason === 'guardRail';
  const parts: { key: DetailTab; count?: number | undefined; isShown: boolean; children: ReactNode }[] = [
    {
      key: 'overview',
      isShown: true,
      children: (
        <Stack tall grow minHeight={0} scrolls gap={0}>
          <WhyBar campaign={campaign}>{!isGuarded && <LeadsBar campaignId={campaignId} />}</WhyBar>
          {isGuarded && <GuardView campaign={campaign} onRelaunch={onRelaunch} isBusy={isBusy} />}
          <OverviewTab campaign={campaign} />
        </Stack>
      ),
    },
    {
      key: 'reasons',
      isShown: tab === 'reasons',
      children: <ReasonsTab campaignId={campaignId} onLead={address.openLead} />,
    },
    {
      key: 'changes',
      count: changes?.changes.length,
      isShown: isChanged || tab === 'changes',
      children: (
        <>
          <WhyBar campaign={campaign} action={isChanged ? <UndoButton campaign={campaign} /> : undefined} />
          <ChangesTab campaign={campaign} />
        </>
      ),
    },
    {
      key: 'leads',
      count: campaign.totals.leads,
      isShown: true,
      children: (
        <LeadsTab
          campaign={campaign}
          view={address.leads}
          onView={address.showLeads}
          onOpen={address.openLead}
          isCovered={isCovered}
        />
      ),
    },
    { key: 'forecast', isShown: true, children: <ForecastTab campaignId={campaignId} /> },
    {
      key: 'sequence',
      count: campaign.rounds.length,
      isShown: true,
      children: <SequenceTab campaign={campaign} />,
    },
    { key: 'schedule', isShown: true, children: <ScheduleTab campaign={campaign} /> },
    { key: 'log', isShown: true, children: <LogTab campaign={campaign} onLead={address.openLead} /> },
  ];
  return (
    <div className={styles.tabs}>
      <PanelTabs
        at={tab}
        onTab={address.showTab}
        tabs={parts
          .filter(({ isShown }) => isShown)
          .map(({ key, count, children }) => ({
            key,
            label: (
              <>
                {t(`tabs.${key}`)}
                {count !== undefined && (
                  <Text before={1.5} tone="muted" size={12} weight={400}>
                    {formatNumber(count)}
                  </Text>
                )}
              </>
            ),
            children,
          }))}
      />
    </div>
  );
}

function UndoButton({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { mutate: undo, isPending } = useUndoChanges(campaign);
  return (
    <Button small icon={<Undo2 size={14} />} busy={isPending} onClick={() => undo()}>
      {t('changes.undo')}
    </Button>
  );
}
