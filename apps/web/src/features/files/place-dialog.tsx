import type { SpaceFolder } from '@outrider/contract/files/space';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Labelled, LabelledFields } from '../../ui/form/labelled.tsx';
import { Dialog, DialogButtons } from '../../ui/overlay/dialog.tsx';
import styles from './files.module.css';
import { folderTitle, pathOf } from './folder-path.ts';

type PlaceDialogProps = {
  title: string;
  folders: readonly SpaceFolder[];
  /** A folder does not go into itself. */
  without?: string;
  current: string | null;
  onPlace: (folderId: string | null) => void;
  onClose: () => void;
};

export function PlaceDialog({ title, folders, without, current, onPlace, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('files');
  const [place, setPlace] = useState(current ?? '');
  const open = folders.filter(({ folderId }) => !pathOf(folders, folderId).some((one) => one.folderId === without));
  return (
    <Dialog title={t('moveTitle', { name: title })} onClose={onClose}>
      <LabelledFields>
        <Labelled label={t('folder.one')}>
          {(id) => (
            <select id={id} className={styles.field} value={place} onChange={({ target }) => setPlace(target.value)}>
              <option value="">{t('folder.top')}</option>
              {open.map(({ folderId }) => (
                <option key={folderId} value={folderId}>
                  {folderTitle(folders, folderId)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </LabelledFields>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          primary
          needs={place === (current ?? '') && 'change'}
          onClick={() => {
            onPlace(place === '' ? null : place);
            onClose();
          }}
        >
          {t('move')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
