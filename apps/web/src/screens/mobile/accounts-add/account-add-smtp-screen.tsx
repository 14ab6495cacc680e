import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { SmtpPage } from '../../shared/accounts-add/smtp-page.tsx';
import { PhonePage } from './phone-page.tsx';

export function AccountAddSmtpScreen() {
  const { t } = useTranslation('accounts-add');
  return (
    <PhonePage title={t('smtp.title')} backTo={paths.accounts.add}>
      <SmtpPage isPhone />
    </PhonePage>
  );
}
