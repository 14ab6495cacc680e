import type { SignedInDevice } from '@outrider/contract/identity/sessions';
import type { UserInfo } from '@outrider/contract/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { revokeOtherSessions, revokeSession } from '../../../api/identity/sessions.ts';
import { formatDate } from '../../../platform/format.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { dateViewOf } from './date-view.ts';
import { ListState } from './list-state.tsx';
import { ProfileRow } from './profile-row.tsx';
import styles from './rows.module.css';
import { sessionsQuery, useOtherDevices } from './sessions.ts';

export function SessionsCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const sessions = useQuery(sessionsQuery);
  const others = useOtherDevices();
  const queryClient = useQueryClient();
  const { mutate: signOutOthers, isPending } = useMutation({
    mutationFn: () => revokeOtherSessions({}),
    onSuccess: ({ signedOut }) => {
      toasts.show({ kind: 'success', text: t('sessions.signedOut', { count: signedOut }) });
      return queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const actions = others > 0 && (
    <Button small busy={isPending} onClick={() => signOutOthers()}>
      {t('sessions.signOutOthers')}
    </Button>
  );
  return (
    <Card title={t('sessions.title')} actions={actions}>
      <ListState query={sessions}>
        {(devices) => (
          <ul className={styles.scrolling}>
            {devices.map((device) => (
              <Device key={device.sessionId} device={device} user={user} />
            ))}
          </ul>
        )}
      </ListState>
    </Card>
  );
}

function Device({ device, user }: { device: SignedInDevice; user: UserInfo }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const { mutate: revoke, isPending } = useMutation({
    mutationFn: () => revokeSession({ sessionId: device.sessionId }),
    onSuccess: () => queryClient.invalidateQueries(sessionsQuery),
  });
  const isOdd = device.newPlace && !device.current;
  const Icon = isOdd ? TriangleAlert : device.kind === 'phone' ? Smartphone : Laptop;
  return (
    <ProfileRow className={isOdd ? styles.odd : undefined}>
      <Icon size={16} aria-hidden />
      <div>
        <Row>
          <span className="medium">{device.device || t('sessions.unknown')}</span>
          {device.current && <Tag tone="green">{t('sessions.thisDevice')}</Tag>}
        </Row>
        <div className="muted small">{device.address}</div>
        <div className={`small ${isOdd ? 'amber' : 'muted'}`}>
          <LastSeen device={device} user={user} isOdd={isOdd} />
        </div>
      </div>
      {!device.current && (
        <Button small busy={isPending} onClick={() => revoke()}>
          {t('sessions.revoke')}
        </Button>
      )}
    </ProfileRow>
  );
}

/** Since when, and when last: the hour for today, else the day. */
function LastSeen({ device, user, isOdd }: { device: SignedInDevice; user: UserInfo; isOdd: boolean }) {
  const { t } = useTranslation('profile');
  if (device.current) return t('sessions.activeNow');
  const view = dateViewOf(user);
  const day = (at: string | Date) => formatDate(at, view);
  const isToday = day(device.lastSeenAt) === day(new Date());
  const last = isToday ? formatTime(device.lastSeenAt, view) : day(device.lastSeenAt);
  return isOdd ? t('sessions.newPlace', { last }) : t('sessions.since', { date: day(device.signedInAt), last });
}
