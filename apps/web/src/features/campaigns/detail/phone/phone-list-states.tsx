import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../../platform/connection.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { useLater } from '../../../../ui/hooks/use-later.ts';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { ListAge, NotLoaded } from '../../../../ui/list-age.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';

type Asked = {
  data: unknown;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Above a list or part: that it is old, on its way, or could not be read. */
export function PhoneListState({ query }: { query: Asked }) {
  const isOnline = useIsOnline();
  const isLate = useLater(query.isPending);
  if (query.data !== undefined) return <ListAge query={query} />;
  if (!isOnline) return <NotLoaded />;
  return (
    <Grid gap={3} pad={4} aria-busy={query.isPending}>
      {query.isPending && isLate && <Spinner />}
      <FailedNote query={query} />
    </Grid>
  );
}

type Paged = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

export function PhoneMore({ query: { hasNextPage, isFetching, fetchNextPage } }: { query: Paged }) {
  const { t } = useTranslation('campaigns');
  if (!hasNextPage) return null;
  return (
    <Grid gap={3} pad={4}>
      <Button block busy={isFetching} onClick={() => void fetchNextPage()}>
        {t('phone.loadMore')}
      </Button>
    </Grid>
  );
}
