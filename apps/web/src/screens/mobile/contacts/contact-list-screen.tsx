import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { contactsQuery } from '../../../api/contacts/contact-queries.ts';
import { PhoneLabels } from '../../../features/contacts/bulk/phone-labels.tsx';
import { filtersSet, withoutLabel } from '../../../features/contacts/filter/list-view.ts';
import { ImportNotice } from '../../../features/contacts/import/import-notice.tsx';
import { PhoneList } from '../../../features/contacts/list/phone-list.tsx';
import { paths } from '../../../paths/paths.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { PeopleArt } from '../../../ui/empty/empty-art.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { useContactAsks } from '../../shared/contacts/use-contact-asks.ts';
import { useListAddress } from '../../shared/contacts/use-list-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { AddToCampaign } from './add-to-campaign.tsx';
import { ContactsMenu } from './contacts-menu.tsx';

const PhoneAdd = partOnPress(async () => (await import('../../../features/contacts/add/phone-add.tsx')).PhoneAdd);
const ManageLabelsDialog = partOnPress(
  async () => (await import('../../../features/contacts/labels/manage-labels-dialog.tsx')).ManageLabelsDialog,
);
const ContactDialogs = partOnPress(
  async () => (await import('../../../features/contacts/bulk/contact-dialogs.tsx')).ContactDialogs,
);

export function ContactListScreen() {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const { view, showView, pathTo } = useListAddress();
  const { question, ask, close, finish } = useContactAsks();
  const [open, setOpen] = useState<'menu' | 'labels' | 'add'>();
  const { data } = useInfiniteQuery(contactsQuery(view.filter, { sort: view.sort, order: view.order }));
  const { all, settling = 0 } = data?.pages[0] ?? {};
  const isEmpty = all === 0 && filtersSet(view.filter) === 0;
  const goTo = (email: string) => void navigate(pathTo(email));
  const shut = () => setOpen(undefined);
  return (
    <div className={page.page}>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')} count={all}>
        <IconButton label={t('add.title')} Icon={Plus} size={44} iconSize={20} onClick={() => setOpen('add')} />
        <IconButton label={t('more.label')} Icon={Ellipsis} size={44} iconSize={20} onClick={() => setOpen('menu')} />
      </PhoneHead>
      <ImportNotice settling={settling} onOpen={(id) => void navigate(contactPaths.import(id))} />
      {isEmpty ? <NoContacts /> : <PhoneList view={view} onView={showView} linkTo={pathTo} onAsk={ask} />}
      {open === 'menu' && <ContactsMenu onLabels={() => setOpen('labels')} onClose={shut} />}
      {open === 'labels' && (
        <ManageLabelsDialog
          onClose={shut}
          onDeleted={(id) => showView({ ...view, filter: withoutLabel(view.filter, id) })}
        />
      )}
      {open === 'add' && <PhoneAdd onClose={shut} onAdded={({ email }) => goTo(email)} />}
      {question?.ask === 'campaign' && (
        <AddToCampaign choice={question.choice} count={question.count} onClose={close} onAdded={close} />
      )}
      {question && (
        <ContactDialogs
          Labels={PhoneLabels}
          question={question}
          onClose={close}
          onGone={finish}
          onMerged={({ email }) => {
            finish();
            goTo(email);
          }}
        />
      )}
    </div>
  );
}

function NoContacts() {
  const { t } = useTranslation('empty');
  return (
    <section className={page.empty}>
      <PeopleArt />
      <h2>{t('contacts.title')}</h2>
      <p className="secondary">{t('contacts.text')}</p>
      <LinkButton to={contactPaths.import()} large primary block>
        {t('contacts.import.action')}
      </LinkButton>
      <Link to={paths.start} className="link">
        {t('start.link')}
      </Link>
    </section>
  );
}
