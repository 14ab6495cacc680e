import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { scheduledQuery } from '../../../features/compose/compose-queries.ts';
import { FolderLink } from '../../../features/inbox/folders/folder-link.tsx';
import { scheduledPath } from '../../../paths/paths.ts';
import { asksForScheduled } from './asks-for-scheduled.ts';

/** The way to the mails that wait for their time, and how many there are. */
export function ScheduledLink({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('compose');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data = [] } = useQuery(scheduledQuery);
  return (
    <FolderLink
      icon={<CalendarClock size={16} strokeWidth={1.5} aria-hidden />}
      name={t('scheduled.title')}
      count={data.length}
      isCurrent={asksForScheduled(query)}
      onGo={() => {
        onGo?.();
        void navigate(scheduledPath);
      }}
    />
  );
}
