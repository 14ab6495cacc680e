import type { Account, AccountSort } from '@outrider/contract/mailboxes/account';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { CheckMarks } from '../shared/check-marks.tsx';
import { HealthRing } from '../shared/health-ring.tsx';
import { MailboxCell, SentCell, StatusCell, TagsCell, WarmupCell } from './cells.tsx';

export const COLUMNS = ['mailbox', 'status', 'health', 'sent', 'warmup', 'checks', 'campaigns', 'tags'] as const;
export type ColumnKey = (typeof COLUMNS)[number];

type AccountColumn = TableColumn<Account> & { key: ColumnKey; sort?: AccountSort };

/** The columns of the list, in the reader's language. */
export function useAccountColumns(): AccountColumn[] {
  const { t } = useTranslation('accounts');
  return [
    {
      key: 'mailbox',
      title: t('columns.mailbox'),
      min: 212,
      share: 244,
      sort: 'email',
      cell: (account) => <MailboxCell account={account} />,
    },
    {
      key: 'status',
      title: t('columns.status'),
      min: 112,
      share: 176,
      sort: 'status',
      cell: (account) => <StatusCell account={account} />,
    },
    {
      key: 'health',
      title: t('columns.health'),
      min: 60,
      share: 64,
      sort: 'health',
      cell: ({ health }) => <HealthRing health={health} />,
    },
    {
      key: 'sent',
      title: (
        <Row as="span" grow spread gap={0} align="stretch">
          <span>{t('columns.sent')}</span>
          <span>{t('columns.next')}</span>
        </Row>
      ),
      min: 132,
      share: 132,
      sort: 'sentToday',
      cell: (account) => <SentCell account={account} />,
    },
    {
      key: 'warmup',
      title: t('columns.warmup'),
      min: 186,
      share: 196,
      sort: 'warmup',
      cell: (account) => <WarmupCell account={account} />,
    },
    {
      key: 'checks',
      title: t('columns.checks'),
      min: 84,
      share: 84,
      cell: ({ checks }) => <CheckMarks checks={checks} />,
    },
    {
      key: 'campaigns',
      title: t('columns.campaigns'),
      min: 80,
      share: 84,
      align: 'right',
      sort: 'campaigns',
      cell: ({ campaigns }) => (campaigns === 0 ? <Text tone="faint">{MISSING}</Text> : formatNumber(campaigns)),
    },
    {
      key: 'tags',
      title: t('columns.tags'),
      min: 84,
      share: 132,
      cell: (account) => <TagsCell account={account} />,
    },
  ];
}
