import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { importsQuery } from '../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import styles from './import-notice.module.css';

type ImportNoticeProps = {
  /** Stored rows that are not in the list yet. */
  settling: number;
  onOpen: (importId: string) => void;
};

const LOOK = {
  rigid: true,
  gap: 3,
  minHeight: 40,
  below: 3,
  pad: '0 6',
  surface: 'inset',
  size: 12,
  narrow: { wraps: true, gap: '1 3', pad: '2 4' },
} as const;

/** An import that runs while a user looks at the list: how far it is, and the way back to it. */
export function ImportNotice({ settling, onOpen }: ImportNoticeProps) {
  const { t } = useTranslation('contacts');
  const { data: imports } = useQuery(importsQuery);
  const running = imports?.find(({ state }) => state === 'running');
  const was = useRef(false);
  const isRunning = running !== undefined;
  useEffect(() => {
    if (was.current && !isRunning) void refreshContacts();
    was.current = isRunning;
  }, [isRunning]);
  if (!running) {
    if (settling === 0) return null;
    return (
      <Row as="p" {...LOOK} className={styles.notice} role="status">
        {t('import.settling', { count: settling, number: formatNumber(settling) })}
      </Row>
    );
  }
  const { importId, fileName, rows, rowsDone, counts } = running;
  return (
    <Row as="section" {...LOOK} className={styles.notice} aria-label={t('import.importing', { file: fileName })}>
      <span className="medium">{t('import.importing', { file: fileName })}</span>
      <span className="muted numbers" role="status">
        {t('import.counted', {
          done: formatNumber(rowsDone),
          rows: formatNumber(rows),
          notTaken: formatNumber(counts.notTaken),
        })}
      </span>
      <Box grow maxWidth={320}>
        <SplitBar
          label={t('import.progress')}
          total={rows}
          parts={[
            { tone: 'ink', value: rowsDone - counts.notTaken },
            { tone: 'red', value: counts.notTaken },
          ]}
        />
      </Box>
      <button type="button" className="link" onClick={() => onOpen(importId)}>
        {t('import.show')}
      </button>
    </Row>
  );
}
