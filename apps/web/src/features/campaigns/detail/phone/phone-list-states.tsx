import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../../platform/connection.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { ListAge, NotLoaded } from '../../../../ui/list-age.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import { FailedNote } from '../../shared/failed-note.tsx';
import styles from './phone-parts.module.css';

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
    <div className={styles.state} aria-busy={query.isPending}>
      {query.isPending && isLate && <Spinner />}
      <FailedNote query={query} />
    </div>
  );
}

type Paged = { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown };

export function PhoneMore({ query: { hasNextPage, isFetching, fetchNextPage } }: { query: Paged }) {
  const { t } = useTranslation('campaigns');
  if (!hasNextPage) return null;
  return (
    <div className={styles.state}>
      <Button block busy={isFetching} onClick={() => void fetchNextPage()}>
        {t('phone.loadMore')}
      </Button>
    </div>
  );
}
