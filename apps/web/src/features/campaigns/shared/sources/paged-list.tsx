import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Stack } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import styles from './sources.module.css';

type PagedListProps = {
  label: string;
  query: {
    error: Error | null;
    isFetching: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  rows: readonly { key: string; main: string; below: string }[] | undefined;
  none: string;
};

/** Two lines each, more on demand. */
export function PagedList({ label, query, rows, none }: PagedListProps) {
  const { t } = useTranslation('campaigns');
  const { error, isFetching, hasNextPage } = query;
  if (error && !rows) {
    return (
      <Note tone="red" action={<Button onClick={() => query.refetch()}>{t('retry')}</Button>}>
        {error.message}
      </Note>
    );
  }
  return (
    <Stack gap={2} content="start" height={280} overflow="auto">
      {rows?.length === 0 && <p className="muted">{none}</p>}
      <ul aria-label={label} aria-busy={isFetching}>
        {rows?.map(({ key, main, below }) => (
          <Box key={key} as="li" pad="1.5 0" border="bottom" className={styles.row}>
            <span className="ellipsis" title={main}>
              {main}
            </span>
            <span className="muted small ellipsis">{below}</span>
          </Box>
        ))}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetching} onClick={() => query.fetchNextPage()}>
          {t('sources.more')}
        </Button>
      )}
    </Stack>
  );
}
