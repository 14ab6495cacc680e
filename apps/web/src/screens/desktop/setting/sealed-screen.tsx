import { useTranslation } from 'react-i18next';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { SealedList } from '../../../features/sealed-mail/sealed-list.tsx';

export function SealedScreen() {
  const { t } = useTranslation('sealed-mail');
  return (
    <UserPage title={t('list.title')}>
      <SealedList />
    </UserPage>
  );
}
