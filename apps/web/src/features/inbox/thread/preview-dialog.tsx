import type { MessageAttachment } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INBOX } from '../../../api/inbox/live-queries.ts';
import { saveBlob } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { fetchFile, previewKind } from './files.ts';
import styles from './message-body.module.css';

const KEEP_MS = 60_000;
/** The page alone, as wide as the dialog: the viewer's own bar would show the name of the blob. */
const PDF_VIEW = '#toolbar=0&navpanes=0&view=FitH';

type PreviewDialogProps = { mid: string; file: MessageAttachment; onClose: () => void };

/** A picture or a PDF as the browser draws it, without leaving the mail. */
export function PreviewDialog({ mid, file, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('inbox');
  const { data, error, isPending } = useQuery({
    queryKey: [INBOX, 'file', mid, file.id],
    queryFn: () => fetchFile(mid, file),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEEP_MS,
  });
  const isLate = useLater(isPending);
  const url = useUrlOf(data);
  const canDrawPdf = navigator.pdfViewerEnabled;
  return (
    <Dialog title={file.name || t('files.unnamed')} isWide onClose={onClose}>
      <Grid gap={4} below={4} className={styles.preview}>
        {isLate && <Skeleton rows={8} />}
        {error && <Note tone="red">{error.message}</Note>}
        {url !== undefined && previewKind(file) === 'picture' && <img src={url} alt={file.name} />}
        {url !== undefined && previewKind(file) === 'pdf' && canDrawPdf && (
          <iframe src={`${url}${PDF_VIEW}`} title={file.name} />
        )}
        {data && previewKind(file) === 'pdf' && !canDrawPdf && <Note>{t('files.noPdf')}</Note>}
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button icon={<Download size={14} />} disabled={!data} onClick={() => data && saveBlob(file.name, data)}>
          {t('files.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function useUrlOf(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
