import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';

type ListStateProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** A list once it is there; before that its shape, and its failure with a way to try again. */
export function ListState<T>({ query, children }: ListStateProps<T>) {
  const { t } = useTranslation('profile');
  if (query.data !== undefined) return children(query.data);
  return <Box pad={4}>{query.isError ? <RetryNote query={query} retry={t('retry')} /> : <Skeleton rows={3} />}</Box>;
}
