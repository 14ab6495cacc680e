import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { type AccountAsk, ASK_ICONS } from '../shared/account-asks.tsx';

const ASKS = ['pause', 'resume', 'reconnect', 'tags', 'settings', 'remove'] as const;

type ListBulkBarProps = {
  count: number;
  /** How many the filter leaves, on all pages. */
  total: number;
  everything: boolean;
  /** The whole page is chosen, and there are more pages. */
  offersEverything: boolean;
  reading: { done: number; total: number } | undefined;
  onEverything: () => void;
  onClear: () => void;
  onAsk: (ask: AccountAsk) => void;
};

/** What can be done with the chosen mailboxes; it says plainly when these are more than the page shows. */
export function ListBulkBar(props: ListBulkBarProps) {
  const { count, total, everything, offersEverything, reading, onEverything, onClear, onAsk } = props;
  const { t } = useTranslation('accounts');
  const words = everything
    ? t('bulk.everything', { total: formatNumber(total) })
    : t('bulk.selected', { number: formatNumber(count) });
  return (
    <BulkBar
      label={t('bulk.label')}
      count={reading ? t('bulk.reading', reading) : words}
      more={
        offersEverything && (
          <button type="button" className="link" onClick={onEverything}>
            {t('bulk.selectEverything', { total: formatNumber(total) })}
          </button>
        )
      }
      clearText={t('bulk.clear')}
      onClear={onClear}
    >
      {ASKS.map((ask) => (
        <Button
          key={ask}
          text
          small
          danger={ask === 'remove'}
          disabled={reading !== undefined}
          icon={<AskIcon ask={ask} />}
          onClick={() => onAsk(ask)}
        >
          {t(`do.${ask}`)}
        </Button>
      ))}
    </BulkBar>
  );
}

function AskIcon({ ask }: { ask: AccountAsk }) {
  const Icon = ASK_ICONS[ask];
  return <Icon size={14} />;
}
