import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Order, type OrderKind, ordersQuery } from '../../../api/domains.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { useDates } from '../../../ui/dates.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { OrderTag } from './order-tag.tsx';
import { ORDERS_PAGE_SIZE } from './orders-page.ts';

type OrderListProps = {
  kind: OrderKind;
  pageNo: number;
  onPage: (pageNo: number) => void;
  onOpen: (order: Order) => void;
  filters: ReactNode;
  /** Shown where there is no order yet. */
  none: ReactNode;
};

const idOf = ({ orderId }: Order) => orderId;
const mailboxesOf = ({ items }: Order) => items.reduce((count, { mailboxes }) => count + mailboxes.length, 0);

/** Orders of one kind, newest first. */
export function OrderList({ kind, pageNo, onPage, onOpen, filters, none }: OrderListProps) {
  const { t } = useTranslation('domains');
  const query = useQuery(ordersQuery({ kind, pageNo }));
  const { orders = [], total = 0 } = query.data ?? {};
  const pages = Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE));
  return (
    <ResourceList
      label={t('orders.label')}
      query={query}
      rows={orders}
      total={total}
      idOf={idOf}
      columns={useOrderColumns()}
      filters={filters}
      failedHint={t('orders.failedHint')}
      none={none}
      onOpen={onOpen}
      pager={{
        page: pageNo + 1,
        pages,
        firstIndex: pageNo * ORDERS_PAGE_SIZE,
        words: t('orders.page', { page: formatNumber(pageNo + 1), pages: formatNumber(pages) }),
        previousLabel: t('orders.previous'),
        nextLabel: t('orders.next'),
        onPage: (page) => onPage(page - 1),
      }}
      foot={{
        words: t('orders.inAll', { count: total, number: formatNumber(total) }),
        keys: [
          [['j', 'k'], t('keys.move')],
          [['↵'], t('keys.open')],
        ],
      }}
    />
  );
}

function useOrderColumns(): TableColumn<Order>[] {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return [
    {
      key: 'number',
      title: t('orders.number'),
      min: 90,
      share: 1,
      cell: ({ number }) => <span className="medium">{number}</span>,
    },
    {
      key: 'state',
      title: t('orders.state'),
      min: 150,
      share: 1,
      cell: (order) => <OrderTag order={order} />,
    },
    {
      key: 'domains',
      title: t('orders.domains'),
      min: 200,
      share: 4,
      cell: ({ items }) => <span className="ellipsis">{items.map(({ domain }) => domain).join(t('comma'))}</span>,
    },
    {
      key: 'mailboxes',
      title: t('orders.mailboxes'),
      min: 80,
      share: 1,
      align: 'right',
      cell: (order) => <span className="numbers">{formatNumber(mailboxesOf(order))}</span>,
    },
    {
      key: 'total',
      title: t('orders.total'),
      min: 80,
      share: 1,
      align: 'right',
      cell: ({ total }) => <span className="medium numbers">{showMoney(total)}</span>,
    },
    {
      key: 'ready',
      title: t('orders.ready'),
      min: 110,
      share: 1,
      align: 'right',
      cell: ({ readyAt }) => (readyAt === null ? MISSING : dates.date(readyAt)),
    },
    {
      key: 'ordered',
      title: t('orders.ordered'),
      min: 110,
      share: 1,
      align: 'right',
      cell: ({ orderedAt }) => dates.date(orderedAt),
    },
  ];
}
