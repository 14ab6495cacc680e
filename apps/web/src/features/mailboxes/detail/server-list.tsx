import type { getAccountSettings } from '@outrider/contract/mailboxes/settings';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import styles from './settings-form.module.css';

type Servers = z.output<typeof getAccountSettings.output>['server'];

/** Where the mailbox is, as it was connected. Passwords never come back from the server. */
export function ServerList({ server }: { server: Servers }) {
  const { t } = useTranslation('accounts');
  if (!server) return <p className={`muted ${styles.wide}`}>{t('settings.byConsent')}</p>;
  return (
    <Grid as="dl" gap={2} below={4} className={styles.wide}>
      {(['smtp', 'imap'] as const).map((side) => {
        const { host, port, security, user } = server[side];
        return (
          <Grid columns="88px 1fr" key={side}>
            <Text as="dt" tone="muted">
              {t(side === 'smtp' ? 'settings.sendingServer' : 'settings.receivingServer')}
            </Text>
            <dd>
              <span className="mono">
                {host}:{port}
              </span>{' '}
              {security === 'tls' || security === 'starttls' ? t(`settings.security.${security}`) : security}
              {user !== '' && <span className="muted">, {t('settings.user', { user })}</span>}
            </dd>
          </Grid>
        );
      })}
    </Grid>
  );
}
