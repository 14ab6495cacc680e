import type { ImportRun } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { importsQuery } from '../../../api/contacts/import-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useFileDrop } from '../../../ui/form/use-file-drop.ts';
import { useMissingField } from '../../../ui/form/use-missing-field.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileInput } from './file-input.tsx';
import styles from './file-step.module.css';
import { ImportUpload } from './import-upload.tsx';
import { useGiveFile } from './use-give-file.ts';

type FileStepProps = {
  /** The import whose file is on its way or being read. */
  run: ImportRun | undefined;
  onBegun: (importId: string) => void;
  onOpen: (importId: string) => void;
};

/** Gives a file: dropped, chosen or pasted. */
export function FileStep({ run, onBegun, onOpen }: FileStepProps) {
  const { t } = useTranslation('contacts');
  const picker = useRef<HTMLInputElement>(null);
  const { data: imports } = useQuery(importsQuery);
  const { giveFile, pasted, setPasted, givePasted, error, isUploading, isBusy } = useGiveFile(run, onBegun);
  const { isOver, handlers } = useFileDrop((files) => giveFile(files[0]));
  const { field, isShown, ask } = useMissingField<HTMLElement>(pasted.trim() === '');
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
        {...handlers}
      >
        <FileText size={24} strokeWidth={1.5} aria-hidden />
        <div className="medium">{t('import.drop')}</div>
        <div className="muted small">{t('import.formats')}</div>
        <Button primary icon={<Upload size={14} />} disabled={isBusy} onClick={() => picker.current?.click()}>
          {t('import.choose')}
        </Button>
        <FileInput picker={picker} onFile={giveFile} />
      </section>
      {error && <Note tone="red">{error.message}</Note>}
      {run && !error && <ImportUpload run={run} isUploading={isUploading} />}
      <Grid ref={field} as="section" gap={2} items="start">
        <label htmlFor="pasted-contacts" className="medium">
          {t('import.paste')}
        </label>
        <TextArea
          id="pasted-contacts"
          aria-invalid={isShown}
          className={`mono ${styles.pasted}`}
          minRows={5}
          maxRows={12}
          placeholder={t('import.pasteHint')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        {isShown && <FieldError>{t('import.pasteNothing')}</FieldError>}
        <Button disabled={isBusy} onClick={() => ask(givePasted)}>
          {t('import.takePaste')}
        </Button>
      </Grid>
      <EarlierImports imports={imports ?? []} onOpen={onOpen} />
    </Grid>
  );
}
