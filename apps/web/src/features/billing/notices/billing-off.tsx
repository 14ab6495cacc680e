import * as billingErrors from '@outrider/contract/errors/billing';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './billing-off.module.css';

const sentence = () => `${billingErrors.billingIsOff[languageNow()]}.`;

export const BillingOffSentence = () => <p className="secondary reading">{sentence()}</p>;

/** In place of the pages of plan and bills where nothing is sold. */
export function BillingOff() {
  const { t } = useTranslation('billing');
  return (
    <Grid as="section" gap={1} pad={6} className={styles.off}>
      <PageTitle>{t('overview.title')}</PageTitle>
      <h1>{t('overview.title')}</h1>
      <BillingOffSentence />
    </Grid>
  );
}

/** The same outside of the frame around the signed in. */
export function BillingOffAlone() {
  const { t } = useTranslation('billing');
  return (
    <OneColumnLayout title={t('overview.title')} lead={sentence()}>
      <PageTitle>{t('overview.title')}</PageTitle>
    </OneColumnLayout>
  );
}
