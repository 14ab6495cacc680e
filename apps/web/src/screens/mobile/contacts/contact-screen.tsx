import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type ContactDetail, contactQuery } from '../../../api/contacts/contact-queries.ts';
import { Facts } from '../../../features/contacts/detail/facts.tsx';
import { FieldsTab } from '../../../features/contacts/detail/fields-tab.tsx';
import { NotesTab } from '../../../features/contacts/detail/notes-tab.tsx';
import { Timeline } from '../../../features/contacts/detail/timeline.tsx';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useListAddress } from '../../shared/contacts/use-list-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { ContactMenu } from './contact-menu.tsx';

const PARTS = ['timeline', 'fields', 'notes'] as const;

/** One contact on a phone: the facts, what happened, the fields to change, the notes, and what can be done. */
export function ContactScreen({ email, onErase }: { email: string; onErase: () => void }) {
  const { t } = useTranslation('contacts');
  const { data: contact, error } = useQuery(contactQuery(email));
  const { pathTo } = useListAddress();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const name = contact ? nameOf(contact) : email;
  return (
    <div className={page.page}>
      <PageTitle>{name}</PageTitle>
      <PhoneHead title={name} back={{ to: pathTo(), label: t('phone.back') }}>
        {contact && (
          <IconButton
            label={t('panel.more')}
            Icon={Ellipsis}
            size={44}
            iconSize={20}
            onClick={() => setMenuOpen(true)}
          />
        )}
      </PhoneHead>
      {error && !contact && (
        <div className={page.state}>
          <Note tone="red">{error.message}</Note>
        </div>
      )}
      {contact && <Contact contact={contact} />}
      {contact && isMenuOpen && <ContactMenu contact={contact} onErase={onErase} onClose={() => setMenuOpen(false)} />}
    </div>
  );
}

function Contact({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  const navigate = useNavigate();
  const { pathTo } = useListAddress();
  const [part, setPart] = useState<(typeof PARTS)[number]>('timeline');
  const moveTo = (email: string) => void navigate(pathTo(email), { replace: true });
  return (
    <>
      {contact.title !== '' && (
        <Box as="p" pad="0 5" className="muted">
          {contact.title}
        </Box>
      )}
      <Facts contact={contact} />
      <Box pad="3 4 0">
        <Segments
          block
          label={t('panel.label')}
          options={PARTS.map((each) => ({
            value: each,
            text: t(`panel.${each}`),
            ...(each === 'notes' ? { count: contact.notes.length } : {}),
          }))}
          value={part}
          onChange={setPart}
        />
      </Box>
      {part === 'timeline' && <Timeline contact={contact} />}
      {part === 'fields' && (
        <FieldsTab key={contact.contactId} contact={contact} onMoved={moveTo} onChanged={nothingToAsk} />
      )}
      {part === 'notes' && <NotesTab key={contact.contactId} contact={contact} />}
      {part === 'timeline' && !contact.suppressed && (
        <div className={page.pinned}>
          <a className={page.main} href={`mailto:${encodeURIComponent(contact.email)}`}>
            {t('do.write')}
          </a>
        </div>
      )}
    </>
  );
}

/** What was typed is kept as a draft, so leaving needs no question. */
const nothingToAsk = () => {};
