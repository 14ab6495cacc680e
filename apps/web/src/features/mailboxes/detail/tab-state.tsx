import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../platform/connection.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { NotLoaded } from '../../../ui/list-age.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type TabStateProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  children: (data: T) => ReactNode;
};

/** What a tab shows once it is read; before that that it is on its way, and a failure with a way to try again. */
export function TabState<T>({ query, children }: TabStateProps<T>) {
  const { t } = useTranslation('accounts');
  const isLate = useLater(query.data === undefined && !query.error);
  const isOnline = useIsOnline();
  if (query.data !== undefined) return children(query.data);
  if (!isOnline) return <NotLoaded />;
  return (
    <Box pad={6} narrow={{ pad: 4 }}>
      {query.error && <RetryNote query={query} retry={t('retry')} />}
      {isLate && <Spinner />}
    </Box>
  );
}
