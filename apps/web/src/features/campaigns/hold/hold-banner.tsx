import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sendingHoldQuery } from '../../../api/sending-hold.ts';
import styles from './hold-banner.module.css';

/** On top of every page while nothing is sent because the database may be older than what was sent. */
export function HoldBanner({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data } = useQuery(sendingHoldQuery);
  if (!data?.hold || pathname === to) return null;
  const { isLooked, read, mailboxes } = data.hold;
  return (
    <div className={styles.banner} role="status">
      <TriangleAlert size={16} aria-hidden className={styles.icon} />
      <span className={styles.words}>{isLooked ? t('hold.wait') : t('hold.reading', { read, mailboxes })}</span>
      <Link to={to}>{t('hold.see')}</Link>
    </div>
  );
}
