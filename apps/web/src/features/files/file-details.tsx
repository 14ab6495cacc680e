import type { SpaceFile, SpaceFolder } from '@outrider/contract/files/space';
import { NOTE_MAX } from '@outrider/contract/files/space';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFileMutation, deleteFilesMutation, downloadAddress, restoreFilesMutation } from '../../api/files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { FileLinks } from './file-links.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './files.module.css';
import { offerFilesBack } from './offer-undo.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { sizeText } from './size-text.ts';

type FileDetailsProps = { file: SpaceFile; folders: readonly SpaceFolder[]; onGone: () => void };

/** One file: its link first, then what it is and what can be done with it. */
export function FileDetails({ file, folders, onGone }: FileDetailsProps) {
  const { t } = useTranslation('files');
  const { moment } = useDates();
  const [asked, setAsked] = useState<'rename' | 'move' | 'preview'>();
  const { mutate: change } = useMutation(changeFileMutation);
  const { mutate: remove, isPending } = useMutation(deleteFilesMutation);
  const { mutate: restore, isPending: isRestoring } = useMutation(restoreFilesMutation);
  const { fileId, name, size, by, createdAt, deletedAt, folderId, canPreview } = file;
  const close = () => setAsked(undefined);
  const deleteIt = () =>
    remove([fileId], {
      onSuccess: () => {
        offerFilesBack([fileId]);
        onGone();
      },
    });
  return (
    <Stack gap={4}>
      <p className="muted small">{t('file.facts', { size: sizeText(size), by, at: moment(createdAt) })}</p>
      <Row minWidth={0} gap={2} wraps>
        {canPreview && (
          <Button small onClick={() => setAsked('preview')}>
            {t('file.preview')}
          </Button>
        )}
        <Button
          small
          onClick={() =>
            void downloadAddress(fileId)
              .then(follow)
              .catch(() => undefined)
          }
        >
          {t('file.download')}
        </Button>
        {deletedAt === null && (
          <>
            <Button small onClick={() => setAsked('rename')}>
              {t('file.rename')}
            </Button>
            <Button small onClick={() => setAsked('move')}>
              {t('move')}
            </Button>
            <Button small busy={isPending} onClick={deleteIt}>
              {t('delete')}
            </Button>
          </>
        )}
        {deletedAt !== null && (
          <Button small busy={isRestoring} onClick={() => restore([fileId], { onSuccess: onGone })}>
            {t('file.restore')}
          </Button>
        )}
      </Row>
      {deletedAt === null && <FileLinks file={file} />}
      {deletedAt !== null && <p className="secondary">{t('file.inBin')}</p>}
      {deletedAt === null && <FileNote key={fileId} note={file.note} onNote={(note) => change({ fileId, note })} />}
      {asked === 'preview' && <FilePreview fileId={fileId} name={name} onClose={close} />}
      {asked === 'rename' && <RenameDialog fileId={fileId} name={name} onClose={close} />}
      {asked === 'move' && (
        <PlaceDialog
          title={name}
          folders={folders}
          current={folderId}
          onPlace={(place) => change({ fileId, folderId: place })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** The browser saves it, as its headers say; the page stays. */
const follow = (url: string) => window.location.assign(url);

/** Kept when the field is left. */
function FileNote({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const { t } = useTranslation('files');
  const [typed, setTyped] = useState(note);
  return (
    <label className={styles.note}>
      <span className="medium">{t('folder.note')}</span>
      <textarea
        className={styles.field}
        rows={2}
        value={typed}
        maxLength={NOTE_MAX}
        placeholder={t('file.notePlaceholder')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== note && onNote(typed)}
      />
    </label>
  );
}
