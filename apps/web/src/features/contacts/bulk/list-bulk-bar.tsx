import { MERGE_MAX } from '@outrider/contract/contacts/merge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { ASK_ICONS, CONTACT_ASKS, type ContactAsk } from './contact-asks.tsx';

type ListBulkBarProps = {
  count: number;
  /** How many the filter leaves. */
  total: { count: number; isExact: boolean };
  everything: boolean;
  /** Every row that is shown is chosen, and there are more. */
  offersEverything: boolean;
  onEverything: () => void;
  onClear: () => void;
  onAsk: (ask: ContactAsk) => void;
};

/** Beside a list that is narrow, the last ones have no words. */
const ICON_ONLY: ReadonlySet<ContactAsk> = new Set(['lists', 'merge', 'export', 'delete']);

/** What can be done with the chosen contacts; it says plainly when these are more than the list shows so far. */
export function ListBulkBar(props: ListBulkBarProps) {
  const { count, total, everything, offersEverything, onEverything, onClear, onAsk } = props;
  const { t } = useTranslation('contacts');
  const inAll = t(total.isExact ? 'bulk.exact' : 'bulk.moreThan', { number: formatNumber(total.count) });
  const isOpen = (ask: ContactAsk) => ask !== 'merge' || (!everything && count >= 2 && count <= MERGE_MAX);
  return (
    <BulkBar
      label={t('bulk.label')}
      count={everything ? t('bulk.everything', { total: inAll }) : t('bulk.selected', { number: formatNumber(count) })}
      more={
        offersEverything && (
          <button type="button" className="link" onClick={onEverything}>
            {t('bulk.selectEverything', { total: inAll })}
          </button>
        )
      }
      clearText={t('bulk.clear')}
      onClear={onClear}
    >
      {CONTACT_ASKS.filter(isOpen).map((ask) => (
        <AskButton key={ask} ask={ask} onAsk={onAsk} />
      ))}
    </BulkBar>
  );
}

function AskButton({ ask, onAsk }: { ask: ContactAsk; onAsk: (ask: ContactAsk) => void }) {
  const { t } = useTranslation('contacts');
  const Icon = ASK_ICONS[ask];
  const words = t(`do.${ask}`);
  const isIcon = ICON_ONLY.has(ask);
  const button = (
    <Button
      text
      small
      danger={ask === 'delete'}
      aria-label={words}
      icon={<Icon size={14} />}
      onClick={() => onAsk(ask)}
    >
      {isIcon ? undefined : words}
    </Button>
  );
  return isIcon ? <Tooltip title={words}>{button}</Tooltip> : button;
}
