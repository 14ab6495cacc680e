import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Grid, Row } from '../../../../ui/layout/layout.tsx';
import { type LeadView, leadFilterOf } from '../leads/lead-view.ts';
import { useChosenLeads } from '../leads/use-chosen-leads.ts';
import { PhoneChosenLeads } from './phone-chosen-leads.tsx';
import { PhoneLeadBar } from './phone-lead-bar.tsx';
import { ChosenRow, LeadRow } from './phone-lead-row.tsx';
import { PhoneLeadTools } from './phone-lead-tools.tsx';
import { MoreOfList, PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

const NO_ROWS: readonly Lead[] = [];

type PhoneLeadsProps = {
  campaign: Campaign;
  view: LeadView;
  onView: (view: LeadView) => void;
  onOpen: (leadId: string) => void;
};

/** Every lead with what comes next, or the one reason why nothing does; one is opened, several are chosen. */
export function PhoneLeads({ campaign, view, onView, onOpen }: PhoneLeadsProps) {
  const { t } = useTranslation('campaigns');
  const { campaignId, totals } = campaign;
  const query = useInfiniteQuery(leadsQuery(campaignId, leadFilterOf(view)));
  const rows = useMemo(() => query.data?.pages.flatMap(({ leadList }) => leadList) ?? NO_ROWS, [query.data]);
  const first = query.data?.pages[0];
  const total = first?.total ?? 0;
  const chosen = useChosenLeads(campaignId, { view, rows, total });
  const [isChoosing, setChoosing] = useState(false);
  const [areToolsOpen, setToolsOpen] = useState(false);
  const stopChoosing = () => {
    chosen.clear();
    setChoosing(false);
  };
  const changeView = (changed: LeadView) => {
    chosen.clear();
    onView(changed);
  };
  return (
    <>
      <PhoneLeadBar campaignId={campaignId} view={view} onView={changeView} counts={first?.counts} />
      <Row minWidth={0} spread pad="0 4 1">
        <span className="muted numbers">
          {first && t('leads.range', { shown: formatNumber(rows.length), total: formatNumber(total) })}
        </span>
        <Row minWidth={0} gap={3}>
          {rows.length > 0 && (
            <button
              type="button"
              className={styles.tool}
              aria-pressed={isChoosing}
              onClick={() => (isChoosing ? stopChoosing() : setChoosing(true))}
            >
              <ListChecks size={18} strokeWidth={1.5} aria-hidden />
              {t(isChoosing ? 'phone.chooseDone' : 'phone.choose')}
            </button>
          )}
          <IconButton
            label={t('phone.more')}
            Icon={Ellipsis}
            size={44}
            iconSize={20}
            onClick={() => setToolsOpen(true)}
          />
        </Row>
      </Row>
      <PhoneListState query={query} />
      {first && rows.length === 0 && (
        <Grid gap={3} pad={4}>
          <span className="medium">{t(totals.leads === 0 ? 'leads.none' : 'leads.noMatch')}</span>
          <span className="muted">
            {totals.leads === 0
              ? t('leads.noneHint')
              : t('leads.noMatchHint', { count: totals.leads, number: formatNumber(totals.leads) })}
          </span>
        </Grid>
      )}
      <ul aria-label={t('leads.label')}>
        {rows.map((lead) => (
          <Box as="li" border="top" key={lead.leadId}>
            {isChoosing ? (
              <ChosenRow
                lead={lead}
                isChosen={chosen.ids.has(lead.leadId)}
                onToggle={() => chosen.toggle(lead.leadId)}
              />
            ) : (
              <LeadRow lead={lead} onOpen={() => onOpen(lead.leadId)} />
            )}
          </Box>
        ))}
      </ul>
      <MoreOfList query={query} />
      {isChoosing && <PhoneChosenLeads chosen={chosen} total={total} isInDoubt={view.reason === 'inDoubt'} />}
      {areToolsOpen && (
        <PhoneLeadTools campaign={campaign} filter={leadFilterOf(view)} onClose={() => setToolsOpen(false)} />
      )}
    </>
  );
}
