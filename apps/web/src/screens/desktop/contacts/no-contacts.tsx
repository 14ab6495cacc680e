import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { PeopleArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';

/** Before the first contact: what the page is for, and the one next step. */
export function NoContacts() {
  const { t } = useTranslation('empty');
  return (
    <EmptyState
      art={<PeopleArt />}
      title={t('contacts.title')}
      text={t('contacts.text')}
      steps={[
        {
          title: t('contacts.import.title'),
          hint: t('contacts.import.hint'),
          to: contactPaths.import(),
          action: t('contacts.import.action'),
        },
        { title: t('contacts.agent.title'), hint: t('contacts.agent.hint'), to: paths.leadsAgent },
        { title: t('contacts.verify.title'), hint: t('contacts.verify.hint'), to: paths.verification },
        ...(config.world === 'box' ? [{ title: t('start.title'), hint: t('start.hint'), to: paths.start }] : []),
      ]}
    />
  );
}
