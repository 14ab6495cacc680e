import { beginImport, IMPORT_FILE_MAX_BYTES, type ImportRun } from '@outrider/contract/contacts/import';
import { CONTACT_ERRORS } from '@outrider/contract/errors/contacts';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { FileText, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorText } from '../../../i18n/error-text.ts';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { useMissingField } from '../../../ui/form/use-missing-field.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import styles from './file-step.module.css';
import { importsQuery, refreshImports } from './import-queries.ts';
import { uploadFile } from './upload-file.ts';

const UPLOAD = ['contact-upload'];
const MEGABYTE = 1_048_576;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,text/csv,text/plain,application/json';

type Given = { file: Blob; fileName: string; isPaste: boolean };
type FileStepProps = {
  /** The import whose file is on its way or being read. */
  run: ImportRun | undefined;
  onBegun: (importId: string) => void;
  onOpen: (importId: string) => void;
};

/** Gives a file: dropped, chosen or pasted. It travels in parts and goes on where it stopped. */
export function FileStep({ run, onBegun, onOpen }: FileStepProps) {
  const { t } = useTranslation('contacts');
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [pasted, setPasted, forgetPasted] = useKeptState('pasted contacts', z.string(), '');
  const { data: imports } = useQuery(importsQuery);
  const {
    mutate: give,
    error,
    isPending,
  } = useMutation({
    mutationKey: UPLOAD,
    mutationFn: async ({ file, fileName, isPaste }: Given) => {
      if (file.size > IMPORT_FILE_MAX_BYTES)
        throw new Error(errorText(CONTACT_ERRORS.importFileTooLarge, { max: IMPORT_FILE_MAX_BYTES / MEGABYTE }));
      if (file.size === 0) throw new Error(t('import.empty'));
      const known = [run, ...(imports ?? [])].find(
        (each) => each?.state === 'uploading' && each.fileName === fileName && each.bytes === file.size,
      );
      const begun = known ?? (await call(beginImport, { fileName, bytes: file.size, isPaste }, { silent: true }));
      onBegun(begun.importId);
      return uploadFile(begun, file);
    },
    onSuccess: (_run, { isPaste }) => {
      if (isPaste) forgetPasted();
    },
    onSettled: refreshImports,
  });
  const isUploading = useIsMutating({ mutationKey: UPLOAD }) > 0;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) give({ file, fileName: file.name.slice(-255), isPaste: false });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const { field, isTold, ask } = useMissingField<HTMLElement>(pasted.trim() === '');
  const isBusy = isPending || isUploading || run?.state === 'reading';
  return (
    <Grid
      grow
      gap={5}
      content="start"
      justify="center"
      columns="minmax(0, 720px)"
      minHeight={0}
      pad="8 6"
      overflow="auto"
    >
      <section
        aria-label={t('import.drop')}
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileText size={24} strokeWidth={1.5} aria-hidden />
        <div className="medium">{t('import.drop')}</div>
        <div className="muted small">{t('import.formats')}</div>
        <Button type="primary" icon={<Upload size={14} />} disabled={isBusy} onClick={() => picker.current?.click()}>
          {t('import.choose')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('import.choose')}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </section>
      {error && <Note tone="red">{error.message}</Note>}
      {run && !error && <ImportUpload run={run} isUploading={isUploading} />}
      <Grid ref={field} as="section" gap={2} items="start">
        <label htmlFor="pasted-contacts" className="medium">
          {t('import.paste')}
        </label>
        <Input.TextArea
          id="pasted-contacts"
          aria-invalid={isTold}
          {...(isTold ? { status: 'error' } : {})}
          className={`mono ${styles.pasted}`}
          autoSize={{ minRows: 5, maxRows: 12 }}
          placeholder={t('import.pasteHint')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        {isTold && <FieldError>{t('import.pasteNothing')}</FieldError>}
        <Button
          disabled={isBusy}
          onClick={() => ask(() => give({ file: new Blob([pasted]), fileName: t('import.pasteName'), isPaste: true }))}
        >
          {t('import.takePaste')}
        </Button>
      </Grid>
      <EarlierImports imports={imports ?? []} onOpen={onOpen} />
    </Grid>
  );
}

/** How far the file is; one that stopped goes on when it is chosen again. */
function ImportUpload({ run, isUploading }: { run: ImportRun; isUploading: boolean }) {
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
      <span className="medium">{fileName}</span>
      <Bar thick label={fileName} value={state === 'reading' ? bytes : bytesRead} total={bytes} />
      <span className="muted small numbers">{words}</span>
    </Grid>
  );
}
