import { LEAD_ACTIONS } from '@outrider/contract/campaigns/leads';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import { LEAD_ACTION_ICONS } from './lead-action-icons.ts';
import type { LeadAction } from './use-operate-leads.ts';

type LeadBulkBarProps = {
  count: number;
  total: number;
  everything: boolean;
  offersEverything: boolean;
  isBusy: boolean;
  onEverything: () => void;
  onClear: () => void;
  onAct: (action: LeadAction) => void;
  /** What else can be said of these. */
  answers: ReactNode;
};

/** What can be done with the chosen leads. */
export function LeadBulkBar(props: LeadBulkBarProps) {
  const { count, total, everything, offersEverything, isBusy, onEverything, onClear, onAct, answers } = props;
  const { t } = useTranslation('campaigns');
  return (
    <BulkBar
      label={t('leads.bulk.label')}
      count={
        everything
          ? t('leads.bulk.everything', { total: formatNumber(total) })
          : t('leads.bulk.selected', { number: formatNumber(count) })
      }
      more={
        offersEverything && (
          <button type="button" className="link" onClick={onEverything}>
            {t('leads.bulk.group', { total: formatNumber(total) })}
          </button>
        )
      }
      clearText={t('leads.bulk.clear')}
      onClear={onClear}
    >
      {answers}
      {LEAD_ACTIONS.map((action) => {
        const Icon = LEAD_ACTION_ICONS[action];
        return (
          <Tooltip key={action} title={t(`leads.hints.${action}`)}>
            <Button
              text
              small
              danger={action === 'remove'}
              disabled={isBusy}
              icon={<Icon size={14} />}
              onClick={() => onAct(action)}
            >
              {t(`leads.actions.${action}`)}
            </Button>
          </Tooltip>
        );
      })}
    </BulkBar>
  );
}
