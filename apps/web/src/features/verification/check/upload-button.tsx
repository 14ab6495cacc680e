import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/form/file-picker.tsx';

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
      <FilePicker
        picker={picker}
        accept={ACCEPTED}
        label={t('file.choose')}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}
