import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { EnvelopeArt } from '../../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/one-column-layout.tsx';

export function PurchaseErrorScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={t('purchase.error')} lead={t('purchase.errorText')}>
      <Link className="link" to={paths.purchase.plan}>
        {t('purchase.toPlan')}
      </Link>
    </OneColumnLayout>
  );
}
