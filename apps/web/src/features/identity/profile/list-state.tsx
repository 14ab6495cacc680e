import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';

type ListStateProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** A list once it is there; before that its shape, and its failure with a way to try again. */
export function ListState<T>({ query, children }: ListStateProps<T>) {
  const { t } = useTranslation('profile');
  if (query.data !== undefined) return children(query.data);
  return (
    <Box pad={4}>
      {query.isError ? (
        <Note
          tone="red"
          action={
            <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {query.error.message}
        </Note>
      ) : (
        <Skeleton rows={3} />
      )}
    </Box>
  );
}
