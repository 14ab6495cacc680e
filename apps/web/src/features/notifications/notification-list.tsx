import type { Notification, NotificationFacts } from '@outrider/contract/notifications';
import { useMutation } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readNotificationsMutation } from '../../api/notifications.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { useLater } from '../../ui/hooks/use-later.ts';
import { Box, Grid } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import styles from './notification-list.module.css';
import { useNotificationWords } from './use-notification-words.ts';
import { useNotifications } from './use-notifications.ts';

/** Where what a notification tells is shown. */
export type PathTo = (facts: NotificationFacts) => string;

type ListProps = { pathTo: PathTo; onFollow?: () => void };

/** The user's notifications; each leads to what it tells of, and is read then. `onFollow`: they left for it. */
export function NotificationList({ pathTo, onFollow = () => undefined }: ListProps) {
  const { t } = useTranslation('notifications');
  const { query, notifications } = useNotifications();
  const { error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const isLate = useLater(isPending);
  return (
    <>
      {error && (
        <Note
          tone="red"
          action={
            <Button small busy={isFetching} onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          }
        >
          {error.message}
        </Note>
      )}
      {isLate && <Spinner />}
      {notifications?.length === 0 && <Nothing />}
      <ul className={styles.list}>
        {notifications?.map((each) => (
          <Item key={each.id} notification={each} pathTo={pathTo} onFollow={onFollow} />
        ))}
      </ul>
      {hasNextPage && (
        <Box pad="2 4 3" textAlign="center">
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('list.more')}
          </Button>
        </Box>
      )}
    </>
  );
}

type ItemProps = { notification: Notification; pathTo: PathTo; onFollow: () => void };

function Item({ notification: { id, at, readAt, facts }, pathTo, onFollow }: ItemProps) {
  const { t } = useTranslation('notifications');
  const { title, detail } = useNotificationWords()(facts);
  const { since } = useDates();
  const { mutate: read } = useMutation(readNotificationsMutation);
  const Icon = KIND_ICONS[facts.kind];
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) read({ ids: [id] });
    onFollow();
  };
  return (
    <li className={isUnread ? styles.unread : undefined}>
      <Link to={pathTo(facts)} className={styles.item} onClick={follow}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        <Grid as="span" breaks>
          <span className={styles.title}>{title}</span>
          {detail !== '' && <span className={`muted small ${styles.detail}`}>{detail}</span>}
        </Grid>
        <time className="muted small" dateTime={at}>
          {since(at)}
        </time>
        {isUnread && <span className="visually-hidden">{t('list.unread')}</span>}
      </Link>
    </li>
  );
}

function Nothing() {
  const { t } = useTranslation('notifications');
  return (
    <Grid gap={1} items="center" pad="8 6" textAlign="center" className={styles.none}>
      <Bell size={20} strokeWidth={1.5} aria-hidden />
      <p className="strong">{t('list.none')}</p>
      <p className="muted">{t('list.noneHow')}</p>
    </Grid>
  );
}

/** Up to the newest that is shown: what comes meanwhile stays unread. */
export function ReadAll() {
  const { t } = useTranslation('notifications');
  const { unread, notifications } = useNotifications();
  const { mutate: read, isPending } = useMutation(readNotificationsMutation);
  const newest = notifications?.[0];
  if (unread === 0 || !newest) return null;
  return (
    <Button small busy={isPending} onClick={() => read({ allUntil: newest.at })}>
      {t('list.readAll')}
    </Button>
  );
}
