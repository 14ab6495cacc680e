import type { Dashboard } from '@outrider/contract/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';

/** What is shown could not be read again: it says of when it is. */
export function StaleNote({ read: { data, isError, refetch } }: { read: UseQueryResult<Dashboard> }) {
  const { t } = useTranslation('dashboard');
  const { since } = useDates();
  if (!data || !isError) return null;
  return (
    <Box pad="2 4">
      <Note tone="amber">
        {t('stale', { at: since(data.asOf) })}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('again')}
        </button>
      </Note>
    </Box>
  );
}
