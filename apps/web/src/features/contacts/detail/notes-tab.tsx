import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addNote, deleteNote } from '../../../api/contacts/contact.ts';
import { type ContactDetail, refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useNoteField } from '../../../ui/form/use-note-field.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from './notes-tab.module.css';

/** What the team knows about a person that no field has a place for. */
export function NotesTab({ contact: { contactId, notes } }: { contact: ContactDetail }) {
  const { t } = useTranslation('contacts');
  const { moment } = useDates();
  const { text, isBlank, forget, field, submitWith } = useNoteField(`note on ${contactId}`, t('notes.write'));
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => addNote({ contactId, text }),
    onSuccess: forget,
    onSettled: refreshContacts,
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    mutationFn: (noteId: string) => deleteNote({ noteId }),
    onSettled: refreshContacts,
  });
  return (
    <Grid gap={4} pad="4 5 6" narrow={{ pad: 4 }} className={styles.notes}>
      <form onSubmit={submitWith(add)}>
        <textarea className={styles.field} rows={3} {...field} />
        <Button small submit busy={isPending} needs={isBlank && 'text'}>
          {t('notes.add')}
        </Button>
      </form>
      {notes.length === 0 && <p className="muted">{t('notes.none')}</p>}
      <ul>
        {notes.map(({ noteId, text: written, at, by }) => (
          <li key={noteId}>
            <Row spread gap={0}>
              <span className="muted small">{t('notes.by', { by, at: moment(at) })}</span>
              <IconButton
                label={t('notes.remove')}
                Icon={Trash2}
                size={24}
                iconSize={14}
                disabled={isRemoving}
                onClick={() => remove(noteId)}
              />
            </Row>
            <p>{written}</p>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
