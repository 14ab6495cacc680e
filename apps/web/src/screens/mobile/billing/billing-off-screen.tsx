import { useTranslation } from 'react-i18next';
import { BillingOffSentence } from '../../../features/billing/notices/billing-off.tsx';
import { paths } from '../../../paths/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from '../purchase/purchase.module.css';
import { PhoneHead } from '../shell/phone-head.tsx';

/** In place of the pages of plan and bills where nothing is sold. */
export function BillingOffScreen() {
  const { t } = useTranslation('billing');
  return (
    <>
      <PageTitle>{t('overview.title')}</PageTitle>
      <PhoneHead title={t('overview.title')} back={{ to: paths.you, label: t('back') }} />
      <Stack className={styles.page}>
        <BillingOffSentence />
      </Stack>
    </>
  );
}
