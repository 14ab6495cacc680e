import type { ImportRun } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { STATE_TONES } from './earlier-imports.tsx';

/** How far the imports are, to look at. */
export function PhoneImports({ imports }: { imports: readonly ImportRun[] }) {
  const { t } = useTranslation('contacts');
  if (imports.length === 0) return null;
  return (
    <section>
      <Box as="h2" pad="0 4 2" weight={600}>
        {t('import.earlier')}
      </Box>
      <ul>
        {imports.map(({ importId, fileName, state, rows, counts }) => (
          <Row key={importId} as="li" gap={3} spread minHeight={56} pad="2 4" border="top">
            <Grid as="span" minWidth={0}>
              <span className="medium ellipsis">{fileName}</span>
              <span className="muted small numbers">
                {t('import.earlierCounts', { rows: formatNumber(rows), added: formatNumber(counts.added) })}
              </span>
            </Grid>
            <Tag tone={STATE_TONES[state]}>{t(`import.state.${state}`)}</Tag>
          </Row>
        ))}
      </ul>
    </section>
  );
}
