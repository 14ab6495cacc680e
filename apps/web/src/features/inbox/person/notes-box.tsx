import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addContact, addNote } from '../../../api/contacts/contact.ts';
import type { PersonDetail } from '../../../api/inbox/inbox-queries.ts';
import { refreshPerson } from '../../../api/inbox/live-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { useNoteField } from '../../../ui/form/use-note-field.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from './person-panel.module.css';

/** What the team keeps in mind about a person. A note needs a contact; who is none yet becomes one on asking. */
export function NotesBox({ detail, name }: { detail: PersonDetail; name: string }) {
  const { t } = useTranslation('inbox');
  const { contact, notes } = detail;
  return (
    <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
      <h3>{contact ? t('notes.title') : t('notes.noContact')}</h3>
      <Grid gap={2} className={styles.notes}>
        {contact ? <NewNote contactId={contact.contactId} /> : <BecomeContact email={detail.email} name={name} />}
        {notes.map((note) => (
          <WrittenNote key={note.noteId} note={note} />
        ))}
      </Grid>
    </Box>
  );
}

function WrittenNote({ note: { text, at, by } }: { note: PersonDetail['notes'][number] }) {
  const { t } = useTranslation('inbox');
  const { moment } = useDates();
  return (
    <div className={styles.note} title={t('notes.by', { by, at: moment(at) })}>
      {text}
    </div>
  );
}

function NewNote({ contactId }: { contactId: string }) {
  const { t } = useTranslation('inbox');
  const { text, isBlank, forget, field, submitWith } = useNoteField(`note on ${contactId}`, t('notes.write'));
  const { mutate: add, isPending } = useMutation({
    mutationFn: async () => {
      await addNote({ contactId, text });
      await refreshPerson();
    },
    onSuccess: forget,
  });
  return (
    <Grid onSubmit={submitWith(add)} as="form" gap={2} className={styles.notes}>
      <TextArea {...field} />
      {!isBlank && (
        <Row justify="end" gap={0} align="stretch">
          <Button small submit busy={isPending}>
            {t('notes.add')}
          </Button>
        </Row>
      )}
    </Grid>
  );
}

function BecomeContact({ email, name }: { email: string; name: string }) {
  const { t } = useTranslation('inbox');
  const [firstName = '', ...rest] = name === email ? [] : name.split(/\s+/);
  const { mutate: add, isPending } = useMutation({
    mutationFn: async () => {
      await addContact({ email, firstName, lastName: rest.join(' '), source: t('notes.source') });
      await refreshPerson();
    },
  });
  return (
    <div>
      <Button small busy={isPending} onClick={() => add()}>
        {t('notes.becomeContact')}
      </Button>
    </div>
  );
}
