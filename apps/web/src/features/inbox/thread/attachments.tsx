import type { Message, MessageAttachment } from '@outrider/contract/inbox/message';
import { useMutation } from '@tanstack/react-query';
import { Download, File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../platform/files/file-size.ts';
import { saveBlob } from '../../../platform/files/save-file.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { fetchFile, previewKind } from './files.ts';
import styles from './message-body.module.css';

const PreviewDialog = lazyPart(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

/** What came with a message. Pictures that stand in its text are no files of their own. */
export function Attachments({ message }: { message: Message }) {
  const [shown, setShown] = useState<MessageAttachment>();
  return (
    <>
      {message.attachments
        .filter(({ inlined }) => !inlined)
        .map((file) => (
          <FileCard key={file.id} mid={message.id} file={file} onPreview={() => setShown(file)} />
        ))}
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog mid={message.id} file={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type FileCardProps = { mid: string; file: MessageAttachment; onPreview: () => void };

function FileCard({ mid, file, onPreview }: FileCardProps) {
  const { t } = useTranslation('inbox');
  const { mutate: download, isPending } = useMutation({
    mutationFn: async () => saveBlob(file.name, await fetchFile(mid, file)),
  });
  const name = file.name || t('files.unnamed');
  const Icon = iconOf(file);
  const canPreview = previewKind(file) !== undefined;
  return (
    <div className={`${styles.card} ${styles.file}`}>
      <Row
        type="button"
        as="button"
        minWidth={0}
        minHeight={42}
        pad="1.5 1 1.5 2.5"
        size={12}
        leading={16}
        textAlign="left"
        narrow={{ grow: true }}
        className={styles.open}
        disabled={isPending}
        aria-label={canPreview ? t('files.preview', { name }) : t('files.download', { name })}
        onClick={() => (canPreview ? onPreview() : download())}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        <Grid as="span" minWidth={0}>
          <span className="medium ellipsis">{name}</span>
          <span className="muted">{fileSize(file.size)}</span>
        </Grid>
        {isPending && <Spinner />}
      </Row>
      {canPreview && (
        <IconButton
          label={t('files.download', { name })}
          hint
          Icon={Download}
          iconSize={14}
          onClick={() => download()}
        />
      )}
    </div>
  );
}

function iconOf({ mimeType }: MessageAttachment): LucideIcon {
  if (mimeType.startsWith('image/')) return FileImage;
  if (/spreadsheet|excel|csv/.test(mimeType)) return FileSpreadsheet;
  return /pdf|text|word|rtf/.test(mimeType) ? FileText : File;
}
