import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { SealedList } from '../../../features/sealed-mail/sealed-list.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export function SealedScreen() {
  const { t } = useTranslation('sealed-mail');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <SealedList />
      </DatesAs>
    </>
  );
}
