import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { warmupQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Note } from '../../../ui/note.tsx';
import type { AccountDetail } from './account-detail.ts';

/** Where few mailboxes warm up together: what that can do for this one, in numbers, and what it cannot. */
export function PoolNote({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { data: warmup } = useQuery(warmupQuery(account.accountId));
  if (!warmup || warmup.progress.state === 'off') return null;
  const { partners } = warmup.conditions;
  if (partners.now >= partners.needed) return null;
  const { aWeek, aWeekWanted } = warmup.pool;
  const words =
    partners.now === 0
      ? t('pool.alone', { needed: partners.needed })
      : t('pool.small', { count: partners.now, mails: t('pool.mails', { count: Math.max(1, aWeek) }) });
  return (
    <Note tone="amber">
      {words} {t('pool.means', { needed: partners.needed, aWeekWanted })}
    </Note>
  );
}
