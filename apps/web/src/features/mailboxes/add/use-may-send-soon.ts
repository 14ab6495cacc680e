import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import { useTranslation } from 'react-i18next';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';

export function useMaySendSoon(): string {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const { today, sendingDays, partnersNeeded, readyAtBest } = maySendOnceConnected(worldNow(), timeZone);
  return t('maySend.soon', { today, days: sendingDays, partners: partnersNeeded, day: calendarDay(readyAtBest) });
}
