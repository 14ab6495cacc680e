import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { FailedNote } from '../failed-note.tsx';
import waiting from '../waiting.module.css';

export function WireWaiting() {
  const { t } = useTranslation('sandbox');
  return (
    <Box as="p" pad="4 6" className={waiting.waiting}>
      {t('events.loading')}
    </Box>
  );
}

type WireFailedProps = { message: string; busy: boolean; onRetry: () => void };

export function WireFailed({ message, busy, onRetry }: WireFailedProps) {
  const { t } = useTranslation('sandbox');
  return (
    <Box pad="4 6 0">
      <FailedNote title={t('events.failed')} message={message} busy={busy} onRetry={onRetry} />
    </Box>
  );
}

export function WireNothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('sandbox');
  return (
    <Box pad="4 6 0">
      {isFiltered ? (
        <Note action={<Button onClick={onClear}>{t('events.clear')}</Button>}>{t('events.noMatch')}</Note>
      ) : (
        <Note>
          <div className="medium">{t('events.empty')}</div>
          <div className="muted small">{t('events.emptyHint')}</div>
        </Note>
      )}
    </Box>
  );
}
