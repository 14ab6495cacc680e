import { useTranslation } from 'react-i18next';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ToSignIn } from '../sign/to-sign-in.tsx';

export function FacebookHandleScreen() {
  const { t } = useTranslation('sign');
  return (
    <OneColumnLayout title={t('oauth.notOffered')} lead={t('oauth.notOfferedLead')}>
      <PageTitle>{t('oauth.notOffered')}</PageTitle>
      <ToSignIn />
    </OneColumnLayout>
  );
}
