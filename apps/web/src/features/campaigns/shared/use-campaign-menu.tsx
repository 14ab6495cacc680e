import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../ui/overlay/menu-items.ts';
import { ASK_ICONS, type CampaignAsk, firstAsk, mayEdit, mayEnd } from './campaign-asks.tsx';

export function useCampaignMenu(status: CampaignStatus, onAsk: (ask: CampaignAsk) => void): Menu {
  const { t } = useTranslation('campaigns');
  const item = (key: CampaignAsk) => {
    const Icon = ASK_ICONS[key];
    return {
      key,
      label: t(`do.${key}`),
      icon: <Icon size={14} />,
      danger: key === 'delete',
      onClick: () => onAsk(key),
    };
  };
  const first = firstAsk(status);
  return {
    items: [
      ...(first ? [item(first)] : []),
      ...(mayEdit(status) ? [item('edit')] : []),
      item('copy'),
      { type: 'divider' },
      ...(mayEnd(status) ? [item('end')] : []),
      item('delete'),
    ],
  };
}
