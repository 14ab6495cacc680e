import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../../api/mailboxes.ts';
import { nextSendQuery } from '../../../api/next-send.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { useUnread } from '../../../features/inbox/live/use-unread.ts';
import { formatNumber } from '../../../platform/format.ts';
import type { NavKey } from './nav-items.ts';
import styles from './side-menu.module.css';

/** How many of something there are, beside its name in the menu. */
export function NavCount({ of }: { of: NavKey }) {
  const { data: mailboxes } = useQuery(summaryQuery);
  const { data: sending } = useQuery(nextSendQuery);
  const { quota } = useUserInfo();
  const unread = useUnread();
  const counts: Partial<Record<NavKey, number | undefined>> = {
    accounts: mailboxes?.total,
    campaigns: sending?.campaigns,
    inbox: unread,
    contacts: quota.find(({ quotaType }) => quotaType === 'CONTACT')?.used,
  };
  const count = counts[of] ?? 0;
  return count === 0 ? null : <span className={styles.count}>{formatNumber(count)}</span>;
}
