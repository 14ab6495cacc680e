import { FOLDER_NAME_MAX, NOTE_MAX, type SpaceFolder } from '@outrider/contract/files/space';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFolderMutation, createFolderMutation } from '../../api/files.ts';
import { Labelled, LabelledFields } from '../../ui/form/labelled.tsx';
import { Note } from '../../ui/note.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import styles from './files.module.css';

type FolderDialogProps = { parentId: string | null; folder?: SpaceFolder; onClose: () => void };

export function FolderDialog({ parentId, folder, onClose }: FolderDialogProps) {
  const { t } = useTranslation('files');
  const [name, setName] = useState(folder?.name ?? '');
  const [note, setNote] = useState(folder?.note ?? '');
  const create = useMutation(createFolderMutation);
  const change = useMutation(changeFolderMutation);
  const error = create.error ?? change.error;
  const save = () => {
    if (folder) change.mutate({ folderId: folder.folderId, name, note }, { onSuccess: onClose });
    else create.mutate({ parentId, name, note }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t(folder ? 'folder.edit' : 'folder.new')}
      submitText={t(folder ? 'save' : 'folder.create')}
      isBusy={create.isPending || change.isPending}
      needs={name.trim() === '' && 'name'}
      onSubmit={save}
      onClose={onClose}
    >
      <LabelledFields>
        {error && <Note tone="red">{error.message}</Note>}
        <Labelled label={t('folder.name')}>
          {(id) => (
            <input
              id={id}
              className={styles.field}
              value={name}
              maxLength={FOLDER_NAME_MAX}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <Labelled label={t('folder.note')}>
          {(id) => (
            <textarea
              id={id}
              className={styles.field}
              rows={3}
              value={note}
              maxLength={NOTE_MAX}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Labelled>
      </LabelledFields>
    </FormDialog>
  );
}
