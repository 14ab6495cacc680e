import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { opensQuery } from '../../../api/compose/opens.ts';
import { useDates } from '../../../ui/dates.tsx';
import { MailLine } from './mail-line.tsx';

/** Below the head of a mail of ours whose opens are seen. Apart from receipts, which are the recipient's word. */
export function OpensLine({ mid }: { mid: string }) {
  const { t } = useTranslation('inbox');
  const { isToday, time, moment } = useDates();
  const { data } = useQuery(opensQuery(mid));
  if (!data) return null;
  const { people, machines, unknown, firstAt } = data;
  const first = firstAt === null ? '' : t('opens.first', { at: isToday(firstAt) ? time(firstAt) : moment(firstAt) });
  const others = machines + unknown === 0 ? '' : t('opens.others', { count: machines + unknown });
  return (
    <MailLine wraps>
      <MailOpen size={14} aria-hidden />
      <span>
        {[people === 0 ? t('opens.none') : t('opens.people', { count: people }), first].filter(Boolean).join(', ')}
      </span>
      <span className="muted">{others}</span>
    </MailLine>
  );
}
