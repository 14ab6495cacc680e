import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';

/** Before the first mailbox: what the page is for, and the one next step. */
export function NoAccounts() {
  const { t } = useTranslation('empty');
  return (
    <EmptyState
      art={<MailboxArt />}
      title={t('accounts.title')}
      text={t('accounts.text')}
      steps={[
        { title: t('connect.title'), hint: t('connect.hint'), to: paths.accounts.add, action: t('connect.action') },
        ...(config.billing
          ? [
              { title: t('accounts.buy.title'), hint: t('accounts.buy.hint'), to: paths.accounts.addSearch },
              { title: t('accounts.warm.title'), hint: t('accounts.warm.hint'), to: paths.accounts.addWarmup },
            ]
          : []),
        ...(config.world === 'box' ? [{ title: t('start.title'), hint: t('start.hint'), to: paths.start }] : []),
      ]}
    />
  );
}
