import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { EnvelopeArt } from '../../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/one-column-layout.tsx';

export function PurchaseSuccessScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout art={<EnvelopeArt badge="done" />} title={t('purchase.success')} lead={t('purchase.successText')}>
      <Link className="link" to={paths.setting.billing}>
        {t('purchase.toBilling')}
      </Link>
    </OneColumnLayout>
  );
}
