import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { SearchArt } from '../../ui/empty/empty-art.tsx';
import { EmptyScreen } from './empty-screen.tsx';

export function LeadsAgentScreen() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('agent.head')}
      art={<SearchArt />}
      title={t('agent.title')}
      text={t('agent.text')}
      steps={[
        {
          title: t('agent.contacts.title'),
          hint: t('agent.contacts.hint'),
          to: paths.contacts,
          action: t('agent.contacts.action'),
        },
        { title: t('agent.verify.title'), hint: t('agent.verify.hint'), to: paths.verification },
      ]}
    />
  );
}
