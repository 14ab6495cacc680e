import { useInfiniteQuery } from '@tanstack/react-query';
import { Merge, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactPath, paths } from '../../../app/paths.ts';
import { NO_FILTER } from '../../../features/contacts/filter/list-view.ts';
import { ManageLabelsDialog } from '../../../features/contacts/labels/manage-labels-dialog.tsx';
import { PhoneList } from '../../../features/contacts/list/phone-list.tsx';
import { contactsQuery } from '../../../features/contacts/shared/contact-queries.ts';
import { PeopleArt } from '../../../ui/empty/empty-art.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

const IMPORT = `${paths.contacts}?view=import`;
const DUPLICATES = `${paths.contacts}?view=duplicates`;

export function ContactListScreen() {
  const { t } = useTranslation(['contacts', 'empty']);
  const { data } = useInfiniteQuery(contactsQuery(NO_FILTER, { sort: 'lastEventAt', order: 'desc' }));
  const all = data?.pages[0]?.all;
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <PageTitle>{t('contacts:title')}</PageTitle>
      <PhoneHead title={t('contacts:title')} count={all}>
        <IconButton
          label={t('contacts:labels.manage')}
          Icon={Tags}
          size={44}
          iconSize={18}
          onClick={() => setManaging(true)}
        />
        <IconLink label={t('contacts:duplicates.title')} Icon={Merge} size={44} iconSize={18} to={DUPLICATES} />
        <Link to={IMPORT} className={page.link}>
          {t('contacts:import.title')}
        </Link>
      </PhoneHead>
      {all === 0 ? (
        <section className={page.empty}>
          <PeopleArt />
          <h2>{t('empty:contacts.title')}</h2>
          <p className="secondary">{t('empty:contacts.text')}</p>
          <Link to={paths.start} className="link">
            {t('empty:start.link')}
          </Link>
        </section>
      ) : (
        <PhoneList linkTo={contactPath} />
      )}
      {isManaging && <ManageLabelsDialog onClose={() => setManaging(false)} />}
    </>
  );
}
