import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { ASK_ICONS } from '../shared/campaign-asks.tsx';

export type BulkAsk = 'pause' | 'copy' | 'end' | 'delete';
const ASKS = ['pause', 'copy', 'end', 'delete'] as const;

type ListBulkBarProps = { count: number; onClear: () => void; onAsk: (ask: BulkAsk) => void };

export function ListBulkBar({ count, onClear, onAsk }: ListBulkBarProps) {
  const { t } = useTranslation('campaigns');
  return (
    <BulkBar
      label={t('bulk.label')}
      count={t('bulk.selected', { number: formatNumber(count) })}
      clearText={t('bulk.clear')}
      onClear={onClear}
    >
      {ASKS.map((ask) => {
        const Icon = ASK_ICONS[ask];
        return (
          <Button key={ask} text small danger={ask === 'delete'} icon={<Icon size={14} />} onClick={() => onAsk(ask)}>
            {t(`do.${ask}`)}
          </Button>
        );
      })}
    </BulkBar>
  );
}
