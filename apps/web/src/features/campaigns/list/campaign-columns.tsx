import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { StatusTag } from '../shared/campaign-tags.tsx';
import { NameCell, NextCell, NowCell, ProgressCell } from './cells.tsx';
import { FunnelCell, FunnelHead } from './funnel-cell.tsx';

const COLUMNS = ['campaign', 'status', 'now', 'progress', 'funnel', 'nextSend', 'mailboxes', 'created'] as const;
type ColumnKey = (typeof COLUMNS)[number];

/** What a row is about is always shown. */
export const OPTIONAL = COLUMNS.filter((key): key is Exclude<ColumnKey, 'campaign'> => key !== 'campaign');
/** Shown once the user asks for them. */
export const HIDDEN_AT_FIRST: readonly string[] = ['mailboxes', 'created'];

/** The columns of the list, in the reader's language. */
export function useCampaignColumns(): (TableColumn<CampaignRow> & { key: ColumnKey })[] {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  return [
    {
      key: 'campaign',
      title: t('columns.campaign'),
      min: 196,
      share: 264,
      sort: 'name',
      cell: (row) => <NameCell row={row} />,
    },
    {
      key: 'status',
      title: t('columns.status'),
      min: 96,
      share: 104,
      cell: (row) => <StatusTag status={row.status} />,
    },
    { key: 'now', title: t('columns.now'), min: 180, share: 240, cell: (row) => <NowCell row={row} /> },
    {
      key: 'progress',
      title: t('columns.progress'),
      min: 84,
      share: 100,
      sort: 'progress',
      cell: (row) => <ProgressCell row={row} />,
    },
    {
      key: 'funnel',
      title: <FunnelHead />,
      min: 280,
      share: 296,
      cell: ({ totals }) => <FunnelCell totals={totals} />,
    },
    {
      key: 'nextSend',
      title: t('columns.nextSend'),
      min: 128,
      share: 160,
      sort: 'nextSend',
      cell: (row) => <NextCell row={row} />,
    },
    {
      key: 'mailboxes',
      title: t('columns.mailboxes'),
      min: 80,
      share: 80,
      align: 'right',
      cell: ({ mailboxes }) => formatNumber(mailboxes),
    },
    {
      key: 'created',
      title: t('columns.created'),
      min: 96,
      share: 100,
      sort: 'createdAt',
      cell: ({ createdAt }) => <time title={dates.moment(createdAt)}>{dates.day(createdAt)}</time>,
    },
  ];
}
