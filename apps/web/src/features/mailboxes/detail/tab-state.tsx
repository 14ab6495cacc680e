import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { useLater } from '../../../ui/use-later.ts';
import styles from './tabs.module.css';

type TabStateProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  children: (data: T) => ReactNode;
};

/** What a tab shows once it is read; before that its shape, and a failure with a way to try again. */
export function TabState<T>({ query, children }: TabStateProps<T>) {
  const { t } = useTranslation('accounts');
  const isLate = useLater(query.data === undefined && !query.error);
  if (query.data !== undefined) return children(query.data);
  return (
    <div className={styles.state}>
      {query.error && (
        <Note
          tone="red"
          action={
            <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {query.error.message}
        </Note>
      )}
      {isLate && <Skeleton title={false} paragraph={{ rows: 4 }} />}
    </div>
  );
}
