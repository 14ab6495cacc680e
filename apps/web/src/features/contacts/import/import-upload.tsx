import type { ImportRun } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
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
    <Grid gap={1.5} pad="3 4" border="all" rounded role="status">
      <Text breaks className="medium">
        {fileName}
      </Text>
      <Bar thick label={fileName} value={state === 'reading' ? bytes : bytesRead} total={bytes} />
      <span className="muted small numbers">{words}</span>
    </Grid>
  );
}
