import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';

/** What the reader understands; it looks into the file and does not trust the ending. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,text/plain,text/csv';

export function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('verification');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Upload size={16} strokeWidth={1.5} />} onClick={() => picker.current?.click()}>
        {t('upload')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('file.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </>
  );
}
