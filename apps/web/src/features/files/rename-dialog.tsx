import { FILE_NAME_MAX } from '@outrider/contract/files/upload';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFileMutation } from '../../api/files.ts';
import { Button } from '../../ui/form/button.tsx';
import { Labelled, LabelledFields } from '../../ui/form/labelled.tsx';
import { Note } from '../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../ui/overlay/dialog.tsx';
import styles from './files.module.css';

export function RenameDialog({ fileId, name, onClose }: { fileId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('files');
  const [typed, setTyped] = useState(name);
  const { mutate, error, isPending } = useMutation(changeFileMutation);
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate({ fileId, name: typed }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('file.rename')} onClose={onClose}>
      <form onSubmit={save}>
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
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary submit busy={isPending} needs={typed.trim() === '' ? 'name' : typed === name && 'change'}>
            {t('save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
