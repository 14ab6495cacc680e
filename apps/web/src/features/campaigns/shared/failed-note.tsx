import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';

type Asked = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };

/** A part of a page or dialog that could not be read: why not, and another try. Nothing while there is something to show. */
export function FailedNote({ query: { data, error, isFetching, refetch } }: { query: Asked }) {
  const { t } = useTranslation();
  if (!error || data !== undefined) return null;
  return (
    <Note
      tone="red"
      action={
        <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
          {t('result.retry')}
        </button>
      }
    >
      {error.message}
    </Note>
  );
}
