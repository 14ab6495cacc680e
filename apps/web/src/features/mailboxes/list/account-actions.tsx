import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { ASK_ICONS, type AskProps, firstAsk, useAccountMenu } from '../shared/account-asks.tsx';
import styles from './account-actions.module.css';

/** The two things most wanted, under the pointer, and the rest behind three dots. */
export function AccountActions({ account, onAsk }: AskProps) {
  const { t } = useTranslation('accounts');
  const menu = useAccountMenu({ account, onAsk });
  const quick = [firstAsk(account), 'settings'] as const;
  return (
    <div className={styles.actions}>
      <span className={styles.quick}>
        {quick.map((ask) => {
          const Icon = ASK_ICONS[ask];
          return (
            <Tooltip key={ask} title={t(`do.${ask}`)}>
              <Button
                text
                small
                aria-label={`${t(`do.${ask}`)} ${account.email}`}
                icon={<Icon size={14} />}
                onClick={() => onAsk(ask)}
              />
            </Tooltip>
          );
        })}
      </span>
      <Dropdown menu={menu} placement="bottomRight">
        <Button text small aria-label={t('list.menu', { email: account.email })} icon={<Ellipsis size={16} />} />
      </Dropdown>
    </div>
  );
}
