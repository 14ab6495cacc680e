import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { InboxArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

/** Nothing to read from yet: one next step. */
export function NoMailbox() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('inbox.head')}
      art={<InboxArt />}
      title={t('inbox.title')}
      text={t('inbox.text')}
      steps={[
        { title: t('connect.title'), hint: t('connect.hint'), to: paths.accounts.add, action: t('connect.action') },
        { title: t('inbox.campaigns.title'), hint: t('inbox.campaigns.hint'), to: paths.campaign.list },
      ]}
    />
  );
}
