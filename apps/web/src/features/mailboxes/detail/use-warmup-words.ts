import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { warmupQuery } from '../../../api/mailboxes/mailboxes.ts';
import { useDates } from '../../../ui/dates.tsx';
import { maySendWords } from '../shared/may-send-words.ts';
import type { AccountDetail } from './account-detail.ts';
import { healthDistance } from './health-words.ts';

/** What of a mailbox is said with what warm-up knows: whether campaigns may use it, and how far its health is from that. */
export function useWarmupWords(account: AccountDetail) {
  const { t } = useTranslation('accounts');
  const { calendarDay } = useDates();
  const { data: warmup } = useQuery(warmupQuery(account.accountId));
  return {
    maySend: maySendWords(account, {
      t,
      calendarDay,
      readyAtBest: warmup?.readyAtBest,
      partners: warmup?.conditions.partners,
    }),
    distance: healthDistance(account, warmup?.conditions.health.needed, t),
    readyAtBest: warmup?.readyAtBest ?? undefined,
  };
}
