import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Order, type OrderKind, ordersQuery } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import parts from '../shared/parts.module.css';
import { OrderTag } from './order-tag.tsx';
import { ORDERS_PAGE_SIZE } from './orders-page.ts';

type PhoneOrdersProps = {
  kind: OrderKind;
  pageNo: number;
  onPage: (pageNo: number) => void;
  linkTo: (order: Order) => string;
  none: ReactNode;
};

export function PhoneOrders({ kind, pageNo, onPage, linkTo, none }: PhoneOrdersProps) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const asked = useQuery(ordersQuery({ kind, pageNo }));
  const { data, error } = asked;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ORDERS_PAGE_SIZE));
  return (
    <section aria-label={t('orders.label')}>
      {error && !data && (
        <Box pad="3 4">
          <RetryNote query={asked} retry={t('retry')} isTall />
        </Box>
      )}
      {data?.orders.length === 0 && none}
      <ul>
        {data?.orders.map((order) => (
          <Box key={order.orderId} as="li" pad="3 4" border="top" className={parts.phoneRow}>
            <Link to={linkTo(order)} className={parts.rowLink}>
              <Stack gap={1}>
                <Row minWidth={0} spread>
                  <span className="medium">{order.number}</span>
                  <OrderTag order={order} />
                </Row>
                <span className="ellipsis">{order.items.map(({ domain }) => domain).join(t('comma'))}</span>
                <span className="muted small numbers">
                  {[showMoney(order.total), dates.date(order.orderedAt)].join(t('comma'))}
                </span>
              </Stack>
            </Link>
          </Box>
        ))}
      </ul>
      {pages > 1 && (
        <Row minWidth={0} spread pad="3 4">
          <Button icon={<ChevronLeft size={16} />} disabled={pageNo === 0} onClick={() => onPage(pageNo - 1)}>
            {t('orders.previous')}
          </Button>
          <span className="muted numbers">
            {t('orders.page', { page: formatNumber(pageNo + 1), pages: formatNumber(pages) })}
          </span>
          <Button icon={<ChevronRight size={16} />} disabled={pageNo + 1 >= pages} onClick={() => onPage(pageNo + 1)}>
            {t('orders.next')}
          </Button>
        </Row>
      )}
    </section>
  );
}
