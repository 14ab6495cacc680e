import type { Contact } from '@outrider/contract/contacts/contact';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import entry from '../../../ui/page/phone-entry.module.css';
import { CategoryTag } from '../shared/category-tag.tsx';
import { nameOf } from '../shared/contact-words.ts';
import { useLastEvent } from '../shared/use-event-words.ts';
import styles from './phone-list.module.css';

export const ContactRow = ({ contact, to }: { contact: Contact; to: string }) => (
  <Link to={to} className={entry.entry}>
    <Avatar name={nameOf(contact)} picture="" size={36} />
    <ContactWords contact={contact} />
  </Link>
);

type ChosenRowProps = { contact: Contact; isChosen: boolean; onToggle: () => void };

/** The same with a box to tick; the whole line ticks it. */
export function ChosenRow({ contact, isChosen, onToggle }: ChosenRowProps) {
  const { t } = useTranslation('contacts');
  const id = useId();
  return (
    <label className={entry.entry} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        aria-label={t('list.select', { name: nameOf(contact) })}
        onChange={onToggle}
      />
      <ContactWords contact={contact} />
    </label>
  );
}

function ContactWords({ contact }: { contact: Contact }) {
  const { tone, words } = useLastEvent()(contact);
  return (
    <Stack as="span" grow items="start" gap={0.5} minWidth={0} className={styles.words}>
      <span className="medium ellipsis">{nameOf(contact)}</span>
      <span className="muted small ellipsis">{[contact.title, contact.company].filter(Boolean).join(', ')}</span>
      <Row as="span" gap={1.5} minWidth={0} className={`small ${styles.event}`}>
        <Dot tone={tone} />
        <span className="ellipsis">{words}</span>
      </Row>
      {contact.verification && <CategoryTag category={contact.verification.category} />}
    </Stack>
  );
}
