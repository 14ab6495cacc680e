import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useLater } from '../../ui/hooks/use-later.ts';
import { Box, Grid } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ChannelTable } from './channel-table.tsx';
import styles from './notification-settings.module.css';
import { SettingsSide } from './settings-side.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

/** What reaches the user, and where. The same parts on a computer, beside each other, and on a phone, one below the other. */
export function NotificationSettingsPage({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation('notifications');
  const { query, settings, saving, change } = useNotificationSettings();
  const isLate = useLater(query.isPending);
  if (!settings) {
    return (
      <Box pad="5 6">
        {query.error && (
          <Failed message={query.error.message} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {isLate && <Spinner />}
      </Box>
    );
  }
  return (
    <div className={styles.page}>
      <Grid gap={4} content="start" maxWidth={920} className={styles.main}>
        {saving.error && (
          <Failed message={saving.error.message} isBusy={saving.isBusy} onRetry={saving.again}>
            {t('notSaved')}
          </Failed>
        )}
        <section className={styles.table}>
          <header>
            <h2>{t('what')}</h2>
            <span className="muted small">{t('forWhom', { name })}</span>
          </header>
          <ChannelTable channels={settings.choices.channels} onChange={change} />
        </section>
      </Grid>
      <Grid as="aside" gap={6} content="start" surface="app" className={styles.side}>
        <SettingsSide settings={settings} userId={userId} onChange={change} />
      </Grid>
    </div>
  );
}

type FailedProps = { message: string; isBusy: boolean; onRetry: () => void; children?: ReactNode };

function Failed({ message, isBusy, onRetry, children }: FailedProps) {
  const { t } = useTranslation('notifications');
  return (
    <Note
      tone="red"
      action={
        <Button small busy={isBusy} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {children} {message}
    </Note>
  );
}
