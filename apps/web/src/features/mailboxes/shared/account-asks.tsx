import type { Account } from '@outrider/contract/mailboxes/account';
import { Pause, Play, RefreshCw, Reply, Settings, Tags, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Menu } from '../../../ui/overlay/menu-items.ts';

export type AccountAsk = 'pause' | 'resume' | 'reconnect' | 'settings' | 'replyTo' | 'tags' | 'remove';

export const ASK_ICONS = {
  pause: Pause,
  resume: Play,
  reconnect: RefreshCw,
  settings: Settings,
  replyTo: Reply,
  tags: Tags,
  remove: Trash2,
} as const;

/** The one thing most wanted in this state. */
export const firstAsk = ({ status }: Pick<Account, 'status'>) =>
  status === 'error' ? 'reconnect' : status === 'paused' ? 'resume' : 'pause';

export type AskProps = { account: Account; onAsk: (ask: AccountAsk) => void };

/** The rest of what can be done, behind three dots. */
export function useAccountMenu({ account, onAsk }: AskProps): Menu {
  const { t } = useTranslation('accounts');
  const item = (key: AccountAsk) => {
    const Icon = ASK_ICONS[key];
    return {
      key,
      label: t(`do.${key}`),
      icon: <Icon size={14} />,
      danger: key === 'remove',
      onClick: () => onAsk(key),
    };
  };
  return {
    items: [
      item(account.status === 'paused' ? 'resume' : 'pause'),
      item('reconnect'),
      item('settings'),
      item('replyTo'),
      item('tags'),
      { type: 'divider' },
      item('remove'),
    ],
  };
}
