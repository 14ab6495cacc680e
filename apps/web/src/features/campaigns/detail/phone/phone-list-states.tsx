import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../../platform/connection.ts';
import { useLater } from '../../../../ui/hooks/use-later.ts';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { ListAge, NotLoaded } from '../../../../ui/list-age.tsx';
import { PhoneMore } from '../../../../ui/page/phone-list-parts.tsx';
import type { AskedRows } from '../../../../ui/resource-list/asked-rows.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';

/** Above a list or part: that it is old, on its way, or could not be read. */
export function PhoneListState({ query }: { query: AskedRows }) {
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

export function MoreOfList({ query: { hasNextPage, isFetching, fetchNextPage } }: { query: Paged }) {
  const { t } = useTranslation('campaigns');
  if (!hasNextPage) return null;
  return <PhoneMore text={t('phone.loadMore')} isBusy={isFetching} onMore={() => void fetchNextPage()} />;
}
