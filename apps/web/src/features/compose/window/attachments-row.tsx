import type { ComposeAttachment } from '@outrider/contract/compose/attrs';
import { File, Link2, RotateCw, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../platform/files/file-size.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { useOpenMail } from '../composer.ts';
import { uploads } from '../upload-port.ts';
import { removeAttachment, renameAttachment, sendAsLink } from './attach-files.ts';
import styles from './attachments.module.css';
import { cancelPending, type PendingFile, pendingFiles, retryPending } from './mail-uploads.ts';

export function AttachmentsRow({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const attachment = useOpenMail(cid, ({ mail }) => mail.entry.attachment) ?? [];
  const pending = usePendingFiles(cid);
  const files = attachment.filter(({ inlined, deleted }) => !inlined && !deleted);
  if (files.length + pending.length === 0) return null;
  return (
    <Row
      as="ul"
      rigid
      wraps
      maxHeight={128}
      scrolls
      align="stretch"
      className={styles.files}
      aria-label={t('files.label')}
    >
      {files.map((file) => (
        <FileCard key={file.id} cid={cid} file={file} />
      ))}
      {pending.map((file) => (
        <PendingCard key={file.key} file={file} />
      ))}
    </Row>
  );
}

export function usePendingFiles(cid: string): PendingFile[] {
  const queued = useSyncExternalStore(uploads.subscribe, uploads.list);
  return pendingFiles(cid, queued);
}

const Card = ({ isFailed = false, children }: { isFailed?: boolean; children: ReactNode }) => (
  <Row
    as="li"
    relative
    gap={2.5}
    maxWidth={280}
    minHeight={46}
    pad="1 1.5 1 3"
    overflow="hidden"
    rounded
    className={isFailed ? `${styles.file} ${styles.failed}` : styles.file}
  >
    {children}
  </Row>
);

function FileCard({ cid, file }: { cid: string; file: ComposeAttachment }) {
  const { id, name, fileSize: bytes, mode, type } = file;
  const { t } = useTranslation('compose');
  const [typed, setTyped] = useState<string>();
  const Icon = mode === 'link' ? Link2 : File;
  const rename = () => {
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) renameAttachment(cid, id, wanted);
    setTyped(undefined);
  };
  return (
    <Card>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <Grid as="span" minWidth={0} className={styles.name}>
        {typed === undefined ? (
          <button
            type="button"
            className="medium ellipsis"
            title={t('files.rename', { name })}
            onClick={() => setTyped(name)}
          >
            {name}
          </button>
        ) : (
          <input
            // biome-ignore lint/a11y/noAutofocus: it took the place of the name that was pressed.
            autoFocus
            aria-label={t('files.newName')}
            maxLength={255}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={rename}
            onKeyDown={(event) => {
              if (event.key === 'Enter') rename();
              else if (event.key === 'Escape') setTyped(undefined);
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        )}
        <span className="muted small">
          {mode === 'link' ? t('files.asLink', { size: fileSize(bytes) }) : fileSize(bytes)}
        </span>
      </Grid>
      {mode === 'file' && type === 'upload' && (
        <IconButton
          label={t('files.toLink', { name })}
          hint
          Icon={Link2}
          size={24}
          iconSize={14}
          onClick={() => void sendAsLink(cid, id).catch(() => {})}
        />
      )}
      <IconButton
        label={t('files.remove', { name })}
        Icon={X}
        size={24}
        iconSize={14}
        onClick={() => removeAttachment(cid, id)}
      />
    </Card>
  );
}

function PendingCard({ file: { key, file, state, sent, problem } }: { file: PendingFile }) {
  const { t } = useTranslation('compose');
  const words =
    state === 'failed'
      ? (problem?.message ?? '')
      : state === 'retrying'
        ? t('files.retrying')
        : t('files.progress', { sent: fileSize(sent), total: fileSize(file.size) });
  return (
    <Card isFailed={state === 'failed'}>
      <File size={16} strokeWidth={1.5} aria-hidden />
      <Grid as="span" minWidth={0} className={styles.name}>
        <span className="medium ellipsis" title={file.name}>
          {file.name}
        </span>
        <span className={state === 'failed' ? 'small' : 'muted small'}>{words}</span>
      </Grid>
      {state === 'failed' && (
        <IconButton
          label={t('files.again', { name: file.name })}
          Icon={RotateCw}
          size={24}
          iconSize={14}
          onClick={() => retryPending(key)}
        />
      )}
      <IconButton
        label={t('files.remove', { name: file.name })}
        Icon={X}
        size={24}
        iconSize={14}
        onClick={() => cancelPending(key)}
      />
      {state !== 'failed' && (
        <progress
          className={styles.bar}
          style={{ '--share': `${(100 * sent) / Math.max(1, file.size)}%` } as CSSProperties}
          max={Math.max(1, file.size)}
          value={sent}
          aria-label={t('files.uploading', { name: file.name })}
        />
      )}
    </Card>
  );
}
