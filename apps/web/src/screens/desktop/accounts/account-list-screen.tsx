import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

export function AccountListScreen() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('accounts.head')}
      art={<MailboxArt />}
      title={t('accounts.title')}
      text={t('accounts.text')}
      steps={[
        { title: t('connect.title'), hint: t('connect.hint'), to: paths.accounts.add, action: t('connect.action') },
        { title: t('accounts.buy.title'), hint: t('accounts.buy.hint'), to: paths.accounts.addSearch },
        { title: t('accounts.warm.title'), hint: t('accounts.warm.hint'), to: paths.accounts.addWarmup },
      ]}
    />
  );
}
