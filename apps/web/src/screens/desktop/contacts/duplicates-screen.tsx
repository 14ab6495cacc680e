import { useTranslation } from 'react-i18next';
import { DuplicatesView } from '../../../features/contacts/duplicates/duplicates-view.tsx';
import { ContactsHead } from './contacts-head.tsx';

export function DuplicatesScreen() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <ContactsHead title={t('duplicates.title')} />
      <DuplicatesView />
    </>
  );
}
