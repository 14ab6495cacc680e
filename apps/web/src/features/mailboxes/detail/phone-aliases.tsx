import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../../api/mailboxes.ts';
import { Aliases } from './aliases.tsx';
import styles from './phone-overview.module.css';

export function PhoneAliases({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const { data: saved } = useQuery(settingsQuery(accountId));
  if (!saved) return null;
  return (
    <section className={styles.block}>
      <h2>{t('aliases.title')}</h2>
      <Aliases accountId={accountId} senderName={saved.senderName} />
    </section>
  );
}
