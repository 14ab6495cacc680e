import type { Card } from '@outrider/mail-kit/cards/card';
import { writeTaskCard } from '@outrider/mail-kit/cards/task-card';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createTaskCard } from '../../../api/cards.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { CardDialog } from './card-dialog.tsx';
import { LineField, WordsField } from './fields.tsx';

export type TaskDialogProps = { onInsert: (card: Card) => void; onClose: () => void };

/** A task for the recipient; a reader of the mail can say that it is done, and the writer is notified. */
export function TaskDialog({ onInsert, onClose }: TaskDialogProps) {
  const { t } = useTranslation('cards');
  const [title, setTitle] = useState('');
  const [due, setDue] = useState('');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createTaskCard({ title, due }),
    onSuccess: ({ link }) => onInsert(writeTaskCard({ title, note, due, doneLink: link, language: languageNow() })),
  });
  return (
    <CardDialog
      title={t('task.title')}
      needs={title.trim() === '' && 'name'}
      isBusy={isPending}
      problem={error?.message}
      onInsert={() => mutate()}
      onClose={onClose}
    >
      <LineField label={t('task.what')} value={title} onChange={setTitle} />
      <LineField label={t('task.due')} type="date" value={due} onChange={setDue} />
      <WordsField label={t('note')} hint={t('task.how')} value={note} onChange={setNote} />
    </CardDialog>
  );
}
