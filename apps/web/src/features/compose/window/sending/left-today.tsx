import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../../ui/layout/layout.tsx';
import { senderLoadQuery } from '../../compose-queries.ts';

/** How many mails of today's limit are still kept for answering people. */
export function LeftToday({ accountId, isShort = false }: { accountId: string; isShort?: boolean }) {
  const { t } = useTranslation('compose');
  const { data } = useQuery({ ...senderLoadQuery(accountId), enabled: accountId !== '' });
  if (!data || data.reserve === 0) return null;
  return (
    <Text rigid before="auto" tone="muted" size={12}>
      {t(isShort ? 'from.leftShort' : 'from.left', data)}
    </Text>
  );
}
