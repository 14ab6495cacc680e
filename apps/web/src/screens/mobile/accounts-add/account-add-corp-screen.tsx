import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { CorpPage } from '../../shared/accounts-add/corp-page.tsx';
import { PhonePage } from './phone-page.tsx';

export function AccountAddCorpScreen() {
  const { t } = useTranslation('accounts-add');
  return (
    <PhonePage title={t('corp.title')} backTo={paths.accounts.add}>
      <CorpPage isPhone />
    </PhonePage>
  );
}
