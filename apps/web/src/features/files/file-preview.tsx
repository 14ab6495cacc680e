import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '../../api/files.ts';
import { Note } from '../../ui/note.tsx';
import { CloseButtons, Dialog } from '../../ui/overlay/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './files.module.css';

/** Pictures, PDF and plain text; the server gives nothing else to be shown, and nothing of it runs. */
export function FilePreview({ fileId, name, onClose }: { fileId: string; name: string; onClose: () => void }) {
  const { data, error } = useQuery(previewQuery(fileId));
  return (
    <Dialog title={name} isWide onClose={onClose}>
      {error && <Note tone="red">{error.message}</Note>}
      {!error && !data && <Spinner />}
      {data && <Shown url={data.url} type={data.type} name={name} />}
      <CloseButtons onClose={onClose} />
    </Dialog>
  );
}

const Shown = ({ url, type, name }: { url: string; type: string; name: string }) =>
  type.startsWith('image/') ? (
    <img className={styles.picture} src={url} alt={name} />
  ) : (
    <iframe className={styles.frame} src={url} title={name} />
  );
