import { useTranslation } from 'react-i18next';
import { SealedList } from '../../../features/sealed-mail/sealed-list.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { BelowYou } from './below-you.tsx';

export function SealedScreen() {
  const { t } = useTranslation('sealed-mail');
  return (
    <BelowYou title={t('list.title')} back={t('back')}>
      <Box pad="2 4 6">
        <SealedList />
      </Box>
    </BelowYou>
  );
}
