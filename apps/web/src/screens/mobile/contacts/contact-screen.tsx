import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { Facts } from '../../../features/contacts/detail/facts.tsx';
import { Timeline } from '../../../features/contacts/detail/timeline.tsx';
import { contactQuery } from '../../../features/contacts/shared/contact-queries.ts';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import styles from './contacts.module.css';

/** One contact on a phone: the facts, the notes and what happened. */
export function ContactScreen({ email }: { email: string }) {
  const { t } = useTranslation('contacts');
  const { moment } = useDates();
  const { data: contact, error } = useQuery(contactQuery(email));
  const name = contact ? nameOf(contact) : email;
  return (
    <div className={page.page}>
      <PageTitle>{name}</PageTitle>
      <PhoneHead title={name} back={{ to: paths.contacts, label: t('phone.back') }} />
      {error && !contact && (
        <div className={page.state}>
          <Note tone="red">{error.message}</Note>
        </div>
      )}
      {contact && (
        <>
          {contact.title !== '' && <p className={`muted ${styles.title}`}>{contact.title}</p>}
          <Facts contact={contact} />
          {contact.notes.map(({ noteId, text, by, at }) => (
            <div key={noteId} className={styles.note}>
              <p>{text}</p>
              <span className="muted small">{t('notes.by', { by, at: moment(at) })}</span>
            </div>
          ))}
          <Timeline contact={contact} />
          {!contact.suppressed && (
            <div className={page.pinned}>
              <a className={page.main} href={`mailto:${encodeURIComponent(contact.email)}`}>
                {t('do.write')}
              </a>
            </div>
          )}
        </>
      )}
    </div>
  );
}
