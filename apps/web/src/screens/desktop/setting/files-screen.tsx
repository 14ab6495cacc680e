import { useTranslation } from 'react-i18next';
import { DesktopFiles } from '../../../features/files/desktop-files.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

export function FilesScreen() {
  const { t } = useTranslation('files');
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
        <DesktopFiles />
      </DatesAs>
    </>
  );
}
