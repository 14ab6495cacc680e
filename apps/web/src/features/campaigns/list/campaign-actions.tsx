import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { ASK_ICONS, type CampaignAsk, firstAsk } from '../shared/campaign-asks.tsx';
import { useCampaignMenu } from '../shared/use-campaign-menu.tsx';
import styles from './campaign-actions.module.css';

/** The one thing most wanted at the end of a row, and the rest behind three dots. */
export function CampaignActions({ row, onAsk }: { row: CampaignRow; onAsk: (ask: CampaignAsk) => void }) {
  const { t } = useTranslation('campaigns');
  const menu = useCampaignMenu(row.status, onAsk);
  const first = row.status === 'new' ? undefined : firstAsk(row.status);
  const Icon = first && ASK_ICONS[first];
  return (
    <div className={styles.actions} data-first={first}>
      {first && Icon && (
        <Tooltip title={t(`do.${first}`)}>
          <Button
            text
            small
            aria-label={`${t(`do.${first}`)} ${row.name}`}
            icon={<Icon size={16} strokeWidth={1.5} />}
            onClick={() => onAsk(first)}
          />
        </Tooltip>
      )}
      <span className={styles.rest}>
        <Dropdown menu={menu} placement="bottomRight">
          <Button text small aria-label={t('list.menu', { name: row.name })} icon={<Ellipsis size={16} />} />
        </Dropdown>
      </span>
    </div>
  );
}
