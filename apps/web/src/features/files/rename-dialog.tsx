import { FILE_NAME_MAX } from '@outrider/contract/files/upload';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFileMutation } from '../../api/files.ts';
import { Labelled, LabelledFields } from '../../ui/form/labelled.tsx';
import { Note } from '../../ui/note.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import styles from './files.module.css';

export function RenameDialog({ fileId, name, onClose }: { fileId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('files');
  const [typed, setTyped] = useState(name);
  const { mutate, error, isPending } = useMutation(changeFileMutation);
  return (
    <FormDialog
      title={t('file.rename')}
      submitText={t('save')}
      isBusy={isPending}
      needs={typed.trim() === '' ? 'name' : typed === name && 'change'}
      onSubmit={() => mutate({ fileId, name: typed }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <LabelledFields>
        {error && <Note tone="red">{error.message}</Note>}
        <Labelled label={t('file.name')} hint={t('file.nameHint')}>
          {(id) => (
            <input
              id={id}
              className={styles.field}
              value={typed}
              maxLength={FILE_NAME_MAX}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Labelled>
      </LabelledFields>
    </FormDialog>
  );
}
