import type { BulkRow } from '@outrider/contract/mailboxes/bulk';
import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { useCheckWords } from '../../detail/check-words.tsx';

export function useRowWords() {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const checkWords = useCheckWords();
  return (row: BulkRow): { said: ReactNode; todo: string } => {
    const { outcome, problem, words, meant, check } = row;
    switch (outcome) {
      case 'waiting':
      case 'trying':
        return { said: null, todo: t(`bulk.todo.${outcome}`) };
      case 'added':
        return {
          said: null,
          todo: t('bulk.todo.added', { day: calendarDay(maySendOnceConnected(worldNow(), timeZone).warmupBeginsOn) }),
        };
      case 'toFix':
        return { said: check && checkWords.finding(check), todo: t('bulk.todo.toFix') };
      case 'skipped':
      case 'notAdded': {
        const todo = meant === '' ? t(`bulk.problem.${problem}`) : t('bulk.todo.meant', { meant });
        return { said: words || null, todo };
      }
    }
  };
}
