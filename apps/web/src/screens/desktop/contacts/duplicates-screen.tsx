import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicatesQuery } from '../../../api/contacts/contact-queries.ts';
import { DuplicatesView } from '../../../features/contacts/duplicates/duplicates-view.tsx';
import { userInfoQuery } from '../../../features/identity/user-info.ts';
import { ContactsHead } from './contacts-head.tsx';

export function DuplicatesScreen() {
  const { t } = useTranslation('contacts');
  const client = useQueryClient();
  const { data } = useQuery(duplicatesQuery);
  // Contacts were merged, or are themselves again: the menu tells how many there are.
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
  }, [client, data]);
  return (
    <>
      <ContactsHead title={t('duplicates.title')} />
      <DuplicatesView />
    </>
  );
}
