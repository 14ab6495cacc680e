import { VERIFY_ADDRESSES_MAX, type VerifyTask } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from '../run/dialogs.module.css';
import { counted } from '../shared/counted.ts';
import { useBegin } from '../shared/run-operations.ts';
import { type ReadUpload, readUpload } from './read-upload.ts';

const MEGABYTE = 1_048_576;
/** More than a list of the largest size with many columns needs. */
const FILE_MAX_MB = 20;
const NAME_MAX = 100;

type UploadDialogProps = { file: File; isShut: boolean; onBegun: (task: VerifyTask) => void; onClose: () => void };

/** What a file has in it, before anything is spent. */
export function UploadDialog({ file, isShut, onBegun, onClose }: UploadDialogProps) {
  const { t } = useTranslation('verification');
  const [name, setName] = useState(file.name.replace(/\.\w{1,5}$/, '').slice(0, NAME_MAX));
  const nameId = useId();
  const isTooLarge = file.size > FILE_MAX_MB * MEGABYTE;
  const { data: read, error } = useQuery({
    queryKey: ['verification', 'file', file.name, file.size, file.lastModified],
    queryFn: () => readUpload(file),
    enabled: !isTooLarge,
    retry: false,
    gcTime: 0,
  });
  const { mutate: begin, isPending } = useBegin(onBegun);
  const count = read?.addresses.length ?? 0;
  const start = () =>
    begin({
      name,
      from: { kind: 'text', text: read?.addresses.join('\n') ?? '', isUpload: true, fileName: file.name.slice(-255) },
    });
  const problem = isTooLarge
    ? t('file.tooLarge', { name: file.name, max: FILE_MAX_MB })
    : error
      ? t('file.unreadable', { name: file.name })
      : read && count === 0
        ? t('file.none', { name: file.name })
        : count > VERIFY_ADDRESSES_MAX
          ? t('file.tooMany', { name: file.name, ...counted(count), max: formatNumber(VERIFY_ADDRESSES_MAX) })
          : undefined;
  return (
    <Dialog title={t('file.title')} onClose={onClose}>
      <Box below={5}>
        {problem !== undefined && <Note tone="red">{problem}</Note>}
        {problem === undefined && !read && <p className="secondary">{t('file.reading', { name: file.name })}</p>}
        {problem === undefined && read && <Found name={file.name} read={read} />}
      </Box>
      {problem === undefined && read && (
        <Grid gap={1.5} below={5} className={styles.field}>
          <label htmlFor={nameId} className="medium">
            {t('file.name')}
          </label>
          <input
            id={nameId}
            type="text"
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
          <span className="muted small">{isShut ? t('cannotAskAny') : t('promise')}</span>
        </Grid>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
        {problem === undefined && (
          <Button primary busy={isPending} needs={count === 0 && 'people'} disabled={isShut} onClick={start}>
            {t('verify', counted(count))}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

function Found({ name, read }: { name: string; read: ReadUpload }) {
  const { t } = useTranslation('verification');
  const said = [
    t('file.found', { name, ...counted(read.addresses.length) }),
    read.twice > 0 ? t('paste.twice', counted(read.twice)) : '',
    read.without > 0 ? t('file.without', counted(read.without)) : '',
  ];
  return (
    <>
      <p className="reading">{said.filter(Boolean).join(t('comma'))}</p>
      {read.column !== '' && <p className="muted small">{t('file.column', { column: read.column })}</p>}
    </>
  );
}
