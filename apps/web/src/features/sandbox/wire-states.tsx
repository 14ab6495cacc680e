import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './wire-panel.module.css';

export function WireWaiting() {
  const { t } = useTranslation('sandbox');
  return <p className={styles.waiting}>{t('events.loading')}</p>;
}

type WireFailedProps = { message: string; busy: boolean; onRetry: () => void };

export function WireFailed({ message, busy, onRetry }: WireFailedProps) {
  const { t } = useTranslation('sandbox');
  return (
    <div className={styles.state}>
      <Note
        tone="red"
        action={
          <Button busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        <div className="medium">{t('events.failed')}</div>
        <div className="small secondary">{message}</div>
      </Note>
    </div>
  );
}

export function WireNothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('sandbox');
  return (
    <div className={styles.state}>
      {isFiltered ? (
        <Note action={<Button onClick={onClear}>{t('events.clear')}</Button>}>{t('events.noMatch')}</Note>
      ) : (
        <Note>
          <div className="medium">{t('events.empty')}</div>
          <div className="muted small">{t('events.emptyHint')}</div>
        </Note>
      )}
    </div>
  );
}
