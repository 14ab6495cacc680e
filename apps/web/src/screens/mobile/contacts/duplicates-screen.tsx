import { useTranslation } from 'react-i18next';
import { DuplicatesView } from '../../../features/contacts/duplicates/duplicates-view.tsx';
import { paths } from '../../../paths/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';

export function DuplicatesScreen() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <PageTitle>{t('duplicates.title')}</PageTitle>
      <PhoneHead title={t('duplicates.title')} back={{ to: paths.contacts, label: t('phone.back') }} />
      <DuplicatesView />
    </>
  );
}
