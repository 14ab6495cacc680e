import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../platform/connection.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { NotLoaded } from '../../../ui/list-age.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './tabs.module.css';

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
    <div className={styles.state}>
      {query.error && <RetryNote query={query} retry={t('retry')} />}
      {isLate && <Spinner />}
    </div>
  );
}
