import type { ImportRun, ImportState } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import styles from './earlier-imports.module.css';

export const STATE_TONES: Record<ImportState, Tone> = {
  uploading: 'blue',
  reading: 'blue',
  mapping: 'amber',
  running: 'blue',
  canceled: 'grey',
  undoing: 'blue',
  undone: 'grey',
  done: 'green',
  failed: 'red',
};

/** Imports of before: what waits for a choice, what runs, what came of the others. */
export function EarlierImports({
  imports,
  onOpen,
}: {
  imports: readonly ImportRun[];
  onOpen: (importId: string) => void;
}) {
  const { t } = useTranslation('contacts');
  const { moment } = useDates();
  if (imports.length === 0) return null;
  return (
    <section>
      <Text as="h2" below={2} weight={600}>
        {t('import.earlier')}
      </Text>
      <Box as="ul" border="top" className={styles.imports}>
        {imports.map(({ importId, fileName, state, rows, counts, startedAt }) => (
          <li key={importId}>
            <button type="button" onClick={() => onOpen(importId)}>
              <span className="medium ellipsis">{fileName}</span>
              <Tag tone={STATE_TONES[state]}>{t(`import.state.${state}`)}</Tag>
              <span className="muted small numbers">
                {t('import.earlierCounts', { rows: formatNumber(rows), added: formatNumber(counts.added) })}
              </span>
              <time className="muted small">{moment(startedAt)}</time>
            </button>
          </li>
        ))}
      </Box>
    </section>
  );
}
