import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,.ndjson,text/csv,text/plain,application/json';

type FileInputProps = { picker: RefObject<HTMLInputElement | null>; onFile: (file: File | undefined) => void };

/** The browser's own choice of a file, opened by the button beside it. */
export function FileInput({ picker, onFile }: FileInputProps) {
  const { t } = useTranslation('contacts');
  return (
    <input
      ref={picker}
      type="file"
      hidden
      accept={ACCEPTED}
      aria-label={t('import.choose')}
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        // The same file can be chosen again after it was mended.
        target.value = '';
      }}
    />
  );
}
