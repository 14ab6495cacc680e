import type { ImportRun } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { importsQuery } from '../../../../api/contacts/import-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Labelled } from '../../../../ui/form/labelled.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { useMissingField } from '../../../../ui/form/use-missing-field.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { PhoneState } from '../../shared/phone-state.tsx';
import { FileInput } from '../file-input.tsx';
import { ImportUpload } from '../import-upload.tsx';
import { useGiveFile } from '../use-give-file.ts';
import styles from './phone-import.module.css';
import { PhoneImports } from './phone-imports.tsx';

type PhoneFileProps = {
  /** The import whose file is on its way or being read. */
  run: ImportRun | undefined;
  onBegun: (importId: string) => void;
  linkTo: (importId: string) => string;
};

/** Gives a file of the phone, or rows pasted from somewhere else. */
export function PhoneFile({ run, onBegun, linkTo }: PhoneFileProps) {
  const { t } = useTranslation('contacts');
  const picker = useRef<HTMLInputElement>(null);
  const imports = useQuery(importsQuery);
  const { giveFile, pasted, setPasted, givePasted, error, isUploading, isBusy } = useGiveFile(run, onBegun);
  const { field, isShown, ask } = useMissingField<HTMLTextAreaElement>(pasted.trim() === '');
  return (
    <>
      <Stack as="section" gap={3} pad={4} border="bottom" className={styles.part}>
        <Button
          large
          primary
          block
          icon={<Upload size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          {t('import.choose')}
        </Button>
        <FileInput picker={picker} onFile={giveFile} />
        <p className="muted small">{t('import.formats')}</p>
        {error && <Note tone="red">{error.message}</Note>}
        {run && !error && <ImportUpload run={run} isUploading={isUploading} />}
      </Stack>
      <Stack as="section" gap={3} pad={4} border="bottom" className={styles.part}>
        <Labelled label={t('import.paste')}>
          {(id) => (
            <textarea
              ref={field}
              id={id}
              rows={4}
              className={native.field}
              aria-invalid={isShown}
              placeholder={t('import.pasteHint')}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
        </Labelled>
        {isShown && <FieldError>{t('import.pasteNothing')}</FieldError>}
        <Button disabled={isBusy} onClick={() => ask(givePasted)}>
          {t('import.takePaste')}
        </Button>
        <Note>{t('phone.importHint')}</Note>
      </Stack>
      <PhoneState query={imports} />
      <PhoneImports imports={imports.data ?? []} linkTo={linkTo} />
    </>
  );
}
