import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { usePreviewWords } from '../columns/preview-words.ts';
import styles from './phone-import.module.css';

const FIRST_ROWS = 3;

/** The first rows exactly as they would be stored, and what happens to each. */
export function PhonePreview({ rows }: { rows: Preview['rows'] }) {
  const { t } = useTranslation('contacts');
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack as="section" gap={3} pad={4} border="bottom" className={styles.part}>
      <Row gap={2} wraps align="baseline">
        <h2>{t('import.preview')}</h2>
        <span className="muted small">{t('import.previewHint')}</span>
      </Row>
      <Stack as="ul" gap={2} aria-label={t('import.preview')}>
        {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
          <PreviewRow key={row.row} row={row} />
        ))}
      </Stack>
      {!isWhole && rows.length > FIRST_ROWS && (
        <Button block onClick={() => setWhole(true)}>
          {t('phone.loadMore')}
        </Button>
      )}
    </Stack>
  );
}

function PreviewRow({ row }: { row: Preview['rows'][number] }) {
  const { t } = useTranslation('contacts');
  const { name, company, email, place, tone, happens } = usePreviewWords()(row);
  return (
    <Stack as="li" gap={1} pad={3}>
      <Row spread gap={3} align="baseline">
        <Text breaks className="medium">
          {name || email || MISSING}
        </Text>
        <span className="muted small numbers">{t('phone.row', { row: formatNumber(row.row) })}</span>
      </Row>
      <Text breaks className="secondary small">
        {[name !== '' && email, company, place].filter(Boolean).join(t('filter.comma')) || MISSING}
      </Text>
      <Row gap={2} className="small">
        <Dot tone={tone} />
        <Text breaks>{happens}</Text>
      </Row>
    </Stack>
  );
}
