import { useTranslation } from 'react-i18next';
import { PhoneFiles } from '../../../features/files/phone-files.tsx';
import { BelowYou } from './below-you.tsx';

export function FilesScreen() {
  const { t } = useTranslation('files');
  return (
    <BelowYou title={t('title')} back={t('back')}>
      <PhoneFiles />
    </BelowYou>
  );
}
