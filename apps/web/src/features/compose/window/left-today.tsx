import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { senderLoadQuery } from '../compose-queries.ts';
import styles from './compose.module.css';

/** How many mails of today's limit are still kept for answering people. */
export function LeftToday({ accountId, isShort = false }: { accountId: string; isShort?: boolean }) {
  const { t } = useTranslation('compose');
  const { data } = useQuery({ ...senderLoadQuery(accountId), enabled: accountId !== '' });
  if (!data || data.reserve === 0) return null;
  return <span className={styles.left}>{t(isShort ? 'from.leftShort' : 'from.left', data)}</span>;
}
