import { useMutationState } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UserDates } from '../../features/identity/user-dates.tsx';
import { useOfflineSince } from '../../platform/connection.ts';
import { toasts } from '../../platform/toasts.ts';
import { useDates } from '../../ui/dates.tsx';
import styles from '../../ui/offline.module.css';

type OfflineBarProps = { /** Over the page, or in a line of its own. */ isOver?: boolean };

/** The one place that says that there is no connection, since when, and what waits for it. */
export function OfflineBar({ isOver = false }: OfflineBarProps) {
  const since = useOfflineSince();
  const waiting = useWaitingSaves();
  return (
    <UserDates>
      <div role="status">
        {since !== undefined && (
          <div className={isOver ? styles.pill : styles.strip}>
            <CloudOff size={16} aria-hidden />
            <Words since={since} waiting={waiting} />
          </div>
        )}
      </div>
    </UserDates>
  );
}

function Words({ since, waiting }: { since: number; waiting: number }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <span>
      {t('offline.since', { at: dates.since(since) })} {waiting > 0 && t('offline.waiting', { count: waiting })}
    </span>
  );
}

/** How many saves wait for the connection. Leaving the page would lose them; once they are done, that is said. */
function useWaitingSaves(): number {
  const { t } = useTranslation();
  const paused = useMutationState({
    filters: { status: 'pending' },
    select: ({ state }) => state.isPaused,
  });
  const waiting = paused.filter(Boolean).length;
  const open = paused.length;
  const didWait = useRef(false);
  useEffect(() => {
    if (waiting > 0) didWait.current = true;
    if (open > 0 || !didWait.current) return;
    didWait.current = false;
    toasts.show({ kind: 'success', text: t('offline.saved') });
  }, [waiting, open, t]);
  useEffect(() => {
    if (waiting === 0) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [waiting]);
  return waiting;
}
