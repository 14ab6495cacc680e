import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { GmailPage } from '../../shared/accounts-add/gmail-page.tsx';
import { PhonePage } from './phone-page.tsx';

export function AccountAddGmailScreen() {
  const { t } = useTranslation('accounts-add');
  return (
    <PhonePage title={t('gmail.title')} backTo={paths.accounts.add}>
      <GmailPage />
    </PhonePage>
  );
}
