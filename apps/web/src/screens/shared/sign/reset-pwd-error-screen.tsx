import { IDENTITY_ERRORS } from '@outrider/contract/errors/identity';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { EnvelopeArt } from '../../../ui/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/one-column-layout.tsx';

export function ResetPwdErrorScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout art={<EnvelopeArt badge="failed" />} title={IDENTITY_ERRORS.passwordResetFailed[languageNow()]}>
      <Link className="link" to={paths.sign.resetPwd}>
        {t('reset.again')}
      </Link>
    </OneColumnLayout>
  );
}
