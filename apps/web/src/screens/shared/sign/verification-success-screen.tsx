import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DEFAULT_PATH } from '../../../app/paths.ts';
import { EnvelopeArt } from '../../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/one-column-layout.tsx';

export function VerificationSuccessScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout art={<EnvelopeArt badge="done" />} title={t('verified.title')} lead={t('verified.text')}>
      <Link className="link" to={DEFAULT_PATH}>
        {t('toAccounts')}
      </Link>
    </OneColumnLayout>
  );
}
