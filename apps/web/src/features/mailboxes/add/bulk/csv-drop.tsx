import { useMutation } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginBulk } from '../../../../api/mailboxes/bulk.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { useFileDrop } from '../../../../ui/form/use-file-drop.ts';
import styles from '../choice.module.css';
import { SAMPLE_ROWS } from './bulk-files.ts';

/** As much as the server takes. */
const LARGEST_FILE = 1_000_000;

/** Many mailboxes from one file, chosen or dropped. */
export function CsvDrop({ onBegun }: { onBegun: (bulkId: string) => void }) {
  const { t } = useTranslation('accounts-add');
  const picker = useRef<HTMLInputElement>(null);
  const {
    mutate: begin,
    isPending,
    error,
  } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LARGEST_FILE) throw new Error(t('csv.tooLarge'));
      const csv = await file.text();
      if (csv.trim() === '') throw new Error(t('csv.empty'));
      return beginBulk({ fileName: file.name.slice(-255), csv });
    },
    onSuccess: ({ bulkId }) => onBegun(bulkId),
  });
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) begin(file);
  };
  const { isOver, handlers } = useFileDrop(take);
  return (
    <section
      aria-label={t('csv.title')}
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      {...handlers}
    >
      <FileText size={16} aria-hidden />
      <div className={styles.dropWords}>
        <span className="medium">{t('csv.title')}</span> <span className="muted">{t('csv.hint')}</span>
      </div>
      <button type="button" className="link small" onClick={() => downloadCsv(t('csv.sampleName'), SAMPLE_ROWS)}>
        {t('csv.sample')}
      </button>
      <Button small icon={<Upload size={14} />} busy={isPending} onClick={() => picker.current?.click()}>
        {t('csv.choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('csv.choose')}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      {error && (
        <div className={styles.dropError}>
          <FieldError>{error.message}</FieldError>
        </div>
      )}
    </section>
  );
}
