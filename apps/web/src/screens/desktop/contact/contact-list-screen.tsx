import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { PeopleArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyScreen } from '../empty-screen.tsx';

export function ContactListScreen() {
  const { t } = useTranslation('empty');
  return (
    <EmptyScreen
      head={t('contacts.head')}
      art={<PeopleArt />}
      title={t('contacts.title')}
      text={t('contacts.text')}
      steps={[
        {
          title: t('contacts.agent.title'),
          hint: t('contacts.agent.hint'),
          to: paths.leadsAgent,
          action: t('contacts.agent.action'),
        },
        { title: t('contacts.verify.title'), hint: t('contacts.verify.hint'), to: paths.verification },
      ]}
    />
  );
}
