import type { BulkRow } from '@outrider/contract/mailboxes/bulk';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../../platform/format.ts';
import { Box, Text } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../../../ui/table/use-row-keys.ts';
import { useWindow } from '../../../../ui/table/use-window.ts';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './bulk.module.css';
import { BulkFix, type Mended } from './bulk-fix.tsx';
import { OUTCOME_TONES } from './bulk-words.ts';
import { useRowWords } from './use-row-words.ts';

const ROW_HEIGHT = 48;
const COLUMNS = ['row', 'mailbox', 'host', 'outcome', 'sends', 'receives', 'words'] as const;

type BulkTableProps = {
  rows: readonly BulkRow[];
  passwords: Readonly<Record<number, string>>;
  onPassword: (row: number, password: string) => void;
  onRetry: (mended: Mended) => void;
  isBusy: boolean;
  /** On a phone every row is drawn, as tall as it needs. */
  isWhole: boolean;
};

/** One line of the file a row, with one outcome each. */
export function BulkTable({ rows, passwords, onPassword, onRetry, isBusy, isWhole }: BulkTableProps) {
  const { t } = useTranslation('accounts-add');
  const frame = useRef<HTMLDivElement>(null);
  const sight = useWindow(frame, { count: rows.length, row: ROW_HEIGHT });
  const shown = isWhole ? { from: 0, to: rows.length } : sight;
  const [at, setAt] = useState<string>();
  const focusFix = (id: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-row="${id}"] :is(input, button)`)?.focus();
  useRowKeys({
    ids: rows.map(({ row }) => String(row)),
    at,
    onAt: (id) => {
      setAt(id);
      keepInSight(
        frame.current,
        rows.findIndex(({ row }) => String(row) === id),
      );
    },
    onRow: { Enter: focusFix },
    onPage: {},
    paused: false,
  });
  return (
    <Box ref={frame} relative grow minHeight={0} overflow="auto" narrow={{ overflow: 'visible' }}>
      <PlainTable edged className={styles.table} aria-label={t('bulk.table')} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`bulk.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('bulk.column.fix')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Unseen rows={shown.from} />
          {rows.slice(shown.from, shown.to).map((row, offset) => (
            <tr
              key={row.row}
              aria-rowindex={shown.from + offset + 2}
              data-row={row.row}
              className={String(row.row) === at ? styles.at : ''}
            >
              <Cells row={row} />
              <td className={styles.fix}>
                <BulkFix
                  row={row}
                  password={passwords[row.row] ?? ''}
                  onPassword={(password) => onPassword(row.row, password)}
                  onRetry={onRetry}
                  isBusy={isBusy}
                />
              </td>
            </tr>
          ))}
          <Unseen rows={rows.length - shown.to} />
        </tbody>
      </PlainTable>
    </Box>
  );
}

/** Holds the place of rows that are not drawn. */
const Unseen = ({ rows }: { rows: number }) =>
  rows > 0 && (
    <tr aria-hidden style={{ height: rows * ROW_HEIGHT }}>
      <td colSpan={COLUMNS.length + 1} />
    </tr>
  );

function Cells({ row }: { row: BulkRow }) {
  const { t } = useTranslation('accounts-add');
  const wordsOf = useRowWords();
  const { said, todo } = wordsOf(row);
  return (
    <>
      <td className="muted numbers">{row.row}</td>
      <td className="medium ellipsis" title={row.email}>
        {row.email || MISSING}
      </td>
      <td className="secondary ellipsis">{row.host || MISSING}</td>
      <td>
        <Tag tone={OUTCOME_TONES[row.outcome]} dot>
          {t(`bulk.outcome.${row.outcome}`)}
        </Tag>
      </td>
      <Works does={row.sends} />
      <Works does={row.receives} />
      <td>
        {said !== null && (
          <div className={row.check ? styles.said : `mono ${styles.said}`} {...(row.check ? {} : { title: row.words })}>
            {said}
          </div>
        )}
        <div className={`muted ellipsis ${said === null ? '' : 'small'}`} title={todo}>
          {todo}
        </div>
      </td>
    </>
  );
}

function Works({ does }: { does: boolean | null }) {
  const { t } = useTranslation('accounts-add');
  if (does === null)
    return (
      <Text as="td" tone="faint">
        {MISSING}
      </Text>
    );
  const Icon = does ? Check : X;
  return (
    <td>
      <span role="img" aria-label={t(does ? 'bulk.yes' : 'bulk.no')}>
        <Icon size={14} className={does ? 'green' : 'red'} aria-hidden />
      </span>
    </td>
  );
}

const HEAD_HEIGHT = 36;

/** The least scrolling that shows the row below the sticky head. */
function keepInSight(frame: HTMLElement | null, index: number): void {
  if (!frame || index < 0) return;
  const top = index * ROW_HEIGHT;
  const seen = frame.clientHeight - HEAD_HEIGHT;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + ROW_HEIGHT > frame.scrollTop + seen) frame.scrollTop = top + ROW_HEIGHT - seen;
}
