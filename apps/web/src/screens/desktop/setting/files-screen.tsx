import { useTranslation } from 'react-i18next';
import { DesktopFiles } from '../../../features/files/desktop-files.tsx';
import { UserPage } from '../../../features/identity/user-dates.tsx';

export function FilesScreen() {
  const { t } = useTranslation('files');
  return (
    <UserPage title={t('title')}>
      <DesktopFiles />
    </UserPage>
  );
}
