import type { Contact } from '@outrider/contract/contacts/contact';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryTag } from '../shared/category-tag.tsx';
import { nameOf } from '../shared/contact-words.ts';
import styles from './dialogs.module.css';

type MergeChoiceProps = { contacts: readonly Contact[]; keep: string; onKeep: (contactId: string) => void };

/** Which of several contacts stays. */
export function MergeChoice({ contacts, keep, onKeep }: MergeChoiceProps) {
  const { t } = useTranslation('contacts');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('merge.keep')} className={styles.keep}>
      {contacts.map((contact) => (
        <label key={contact.contactId}>
          <input
            type="radio"
            name={name}
            checked={contact.contactId === keep}
            onChange={() => onKeep(contact.contactId)}
          />
          <span className={styles.who}>
            <span className="medium ellipsis">{contact.email}</span>
            <span className="muted small ellipsis">
              {[nameOf(contact), contact.title, contact.company].filter(Boolean).join(t('filter.comma'))}
            </span>
          </span>
          {contact.verification && <CategoryTag category={contact.verification.category} />}
        </label>
      ))}
    </div>
  );
}
