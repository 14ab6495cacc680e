import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/note.tsx';

type FailedNoteProps = { title?: string; message: string; busy: boolean; onRetry: () => void };

/** What could not be loaded, in the server's words, and the way to try again. */
export function FailedNote({ title, message, busy, onRetry }: FailedNoteProps) {
  const { t } = useTranslation('sandbox');
  return (
    <Note
      tone="red"
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {title && <div className="medium">{title}</div>}
      <div className="small secondary">{message}</div>
    </Note>
  );
}
