import type { ImportRun } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Note } from '../../../ui/note.tsx';
import styles from './import-upload.module.css';
import { MEGABYTE } from './use-give-file.ts';

/** How far the file is; one that stopped goes on when it is chosen again. */
export function ImportUpload({ run, isUploading }: { run: ImportRun; isUploading: boolean }) {
  const { t } = useTranslation('contacts');
  const { fileName, state, bytes, bytesRead } = run;
  const megabytes = (count: number) => formatNumber(Math.round((count / MEGABYTE) * 10) / 10);
  if (state === 'uploading' && !isUploading) {
    return (
      <Note tone="amber">
        {t('import.stopped', { file: fileName, done: megabytes(bytesRead), total: megabytes(bytes) })}
      </Note>
    );
  }
  const words =
    state === 'reading'
      ? t('import.reading')
      : t('import.sent', { done: megabytes(bytesRead), total: megabytes(bytes) });
  return (
    <div className={styles.progress} role="status">
      <span className={`medium ${styles.name}`}>{fileName}</span>
      <Bar thick label={fileName} value={state === 'reading' ? bytes : bytesRead} total={bytes} />
      <span className="muted small numbers">{words}</span>
    </div>
  );
}
