import type { ImportRun } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { STATE_TONES } from './earlier-imports.tsx';
import styles from './phone-imports.module.css';

/** How far the imports are, to look at. */
export function PhoneImports({ imports }: { imports: readonly ImportRun[] }) {
  const { t } = useTranslation('contacts');
  if (imports.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('import.earlier')}</h2>
      <ul>
        {imports.map(({ importId, fileName, state, rows, counts }) => (
          <li key={importId} className={styles.import}>
            <span className={styles.words}>
              <span className="medium ellipsis">{fileName}</span>
              <span className="muted small numbers">
                {t('import.earlierCounts', { rows: formatNumber(rows), added: formatNumber(counts.added) })}
              </span>
            </span>
            <Tag tone={STATE_TONES[state]}>{t(`import.state.${state}`)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
