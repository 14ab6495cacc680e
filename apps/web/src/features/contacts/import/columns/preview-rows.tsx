import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Row, Text } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import styles from './preview-rows.module.css';
import { usePreviewWords } from './preview-words.ts';

const ROWS_SHOWN = 5;

/** The first rows exactly as they would be stored, and what happens to each. */
export function PreviewRows({ rows }: { rows: Preview['rows'] }) {
  const { t } = useTranslation('contacts');
  const [from, setFrom] = useState(0);
  const shown = rows.slice(from, from + ROWS_SHOWN);
  const [first, last] = [shown[0]?.row, shown.at(-1)?.row];
  return (
    <section>
      <Row as="header" height={52} pad="0 6">
        <span className="strong">{t('import.preview')}</span>
        <span className="muted">{t('import.previewHint')}</span>
        <Row as="span" gap={1} before="auto">
          <Button
            text
            small
            aria-label={t('import.previousRows')}
            disabled={from === 0}
            icon={<ChevronLeft size={16} />}
            onClick={() => setFrom(Math.max(0, from - ROWS_SHOWN))}
          />
          <span className="muted small numbers">
            {first !== undefined && last !== undefined && t('import.rowsShown', { from: first, to: last })}
          </span>
          <Button
            text
            small
            aria-label={t('import.nextRows')}
            disabled={from + ROWS_SHOWN >= rows.length}
            icon={<ChevronRight size={16} />}
            onClick={() => setFrom(from + ROWS_SHOWN)}
          />
        </Row>
      </Row>
      <PlainTable edged className={styles.table} aria-label={t('import.preview')}>
        <thead>
          <tr>
            {(['row', 'contact', 'email', 'place', 'happens'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`import.previewColumn.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={row.row} row={row} />
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

function PreviewRow({ row }: { row: Preview['rows'][number] }) {
  const { name, company, email, place, tone, happens } = usePreviewWords()(row);
  return (
    <tr
      title={Object.entries(row.values)
        .map(([field, value]) => `${field}: ${value}`)
        .join('\n')}
    >
      <td className="muted">{formatNumber(row.row)}</td>
      <td>
        <Text as="div" leading={18} className="medium ellipsis">
          {name || MISSING}
        </Text>
        {company !== '' && <div className="muted small ellipsis">{company}</div>}
      </td>
      <td className="secondary ellipsis">{email || MISSING}</td>
      <td className="secondary ellipsis">{place || MISSING}</td>
      <td>
        <Row minWidth={0} title={happens}>
          <Dot tone={tone} />
          <span className="ellipsis">{happens}</span>
        </Row>
      </td>
    </tr>
  );
}
