import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/note.tsx';
import { FailedNote } from './failed-note.tsx';
import styles from './view.module.css';

type ListStateProps = {
  error: Error | null;
  isFetching: boolean;
  isEmpty: boolean;
  search: string;
  empty: string;
  hint: string;
  onRetry: () => void;
  onClear: () => void;
};

/** What stands where a list has nothing to show: what failed, what matches nothing, or how it gets its first row. */
export function ListState({ error, isFetching, isEmpty, search, empty, hint, onRetry, onClear }: ListStateProps) {
  const { t } = useTranslation('sandbox');
  if (error)
    return (
      <div className={styles.state}>
        <FailedNote title={t('list.failed')} message={error.message} busy={isFetching} onRetry={onRetry} />
      </div>
    );
  if (!isEmpty) return null;
  return (
    <div className={styles.state}>
      {search.trim() === '' ? (
        <Note>
          <div className="medium">{empty}</div>
          <div className="muted small">{hint}</div>
        </Note>
      ) : (
        <Note action={<Button onClick={onClear}>{t('clear')}</Button>}>{t('list.noMatch', { search })}</Note>
      )}
    </div>
  );
}
