import type { VerifyRow } from '@outrider/contract/verification/verification';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CategoryTag } from '../shared/category-tag.tsx';
import { counted } from '../shared/counted.ts';
import { codeWords, reasonWords, replyWords } from '../shared/reason-words.ts';
import { spanWords } from '../shared/span-words.ts';
import styles from './results.module.css';

/** One address a line: the verdict, why, and the words it rests on. */
export function useResultColumns(): TableColumn<VerifyRow>[] {
  const { t } = useTranslation('verification');
  return [
    {
      key: 'email',
      title: t('results.email'),
      min: 200,
      share: 400,
      cell: ({ email }) => (
        <div className="medium ellipsis" title={email}>
          {email}
        </div>
      ),
    },
    {
      key: 'result',
      title: t('results.result'),
      min: 190,
      share: 190,
      cell: ({ category }) => <CategoryTag category={category} />,
    },
    { key: 'reason', title: t('results.reason'), min: 160, share: 190, cell: (row) => <ReasonCell row={row} /> },
    { key: 'words', title: t('results.words'), min: 134, share: 134, cell: (row) => <ServerCell row={row} /> },
    {
      key: 'took',
      title: t('results.took'),
      min: 84,
      share: 84,
      align: 'right',
      cell: (row) => <span className="muted numbers">{rowTook(t, row)}</span>,
    },
  ];
}

function ReasonCell({ row }: { row: VerifyRow }) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const words = reasonWords(t, row, dates.since);
  const meant = row.meant === null ? '' : t('results.meant', { address: row.meant });
  const [first, ...others] = row.flags.map((flag) => t(`flag.${flag}`));
  const title = [[words, first, ...others].filter(Boolean).join(t('comma')), meant].filter(Boolean).join('\n');
  return (
    <Row gap={1.5} minWidth={0} className={styles.reason} title={title}>
      <Text minWidth={0} leading={16} className={styles.words}>
        {words}
      </Text>
      {first !== undefined && <Tag tone="line">{first}</Tag>}
      {others.length > 0 && <span className="muted small">{t('results.moreFlags', counted(others.length))}</span>}
    </Row>
  );
}

function ServerCell({ row }: { row: VerifyRow }) {
  const { t } = useTranslation('verification');
  const [codes, words] = [codeWords(row), replyWords(row)];
  if (codes === '' && words === '') return <span className="muted">{MISSING}</span>;
  const asked = row.mx === '' ? '' : t('results.asked', { mx: row.mx, ...counted(row.attempts) });
  return (
    <Row
      gap={1.5}
      align="baseline"
      minWidth={0}
      whiteSpace="nowrap"
      title={[asked, row.reply].filter(Boolean).join('\n')}
    >
      {codes !== '' && <span className="mono">{codes}</span>}
      <span className="muted small ellipsis">{words}</span>
    </Row>
  );
}

/** How long the answer took; while it is still to come, how often it was asked for. */
function rowTook(t: TFunction<'verification'>, { pending, attempts, tookMs }: VerifyRow): string {
  if (pending) return t('results.tries', counted(attempts));
  return tookMs === null ? MISSING : spanWords(t, tookMs);
}
