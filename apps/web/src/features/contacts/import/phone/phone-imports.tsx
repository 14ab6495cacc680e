import type { ImportRun } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { STATE_TONES } from '../earlier-imports.tsx';
import styles from './phone-imports.module.css';

type PhoneImportsProps = { imports: readonly ImportRun[]; linkTo: (importId: string) => string };

/** Imports of before: what waits for a choice, what runs, what came of the others. */
export function PhoneImports({ imports, linkTo }: PhoneImportsProps) {
  const { t } = useTranslation('contacts');
  const { moment } = useDates();
  if (imports.length === 0) return null;
  return (
    <section>
      <Box as="h2" pad="4 4 2" weight={600}>
        {t('import.earlier')}
      </Box>
      <ul>
        {imports.map(({ importId, fileName, state, rows, counts, startedAt }) => (
          <li key={importId}>
            <Link to={linkTo(importId)} className={styles.import}>
              <Grid as="span" minWidth={0}>
                <span className="medium ellipsis">{fileName}</span>
                <span className="muted small numbers">
                  {t('import.earlierCounts', { rows: formatNumber(rows), added: formatNumber(counts.added) })}
                </span>
                <time className="muted small">{moment(startedAt)}</time>
              </Grid>
              <Tag tone={STATE_TONES[state]}>{t(`import.state.${state}`)}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
