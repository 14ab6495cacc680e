import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import { OrderInvoice } from '../../../features/domains/order/order-invoice.tsx';
import { PhoneLog } from '../../../features/domains/order/order-log.tsx';
import { OrderTag } from '../../../features/domains/order/order-tag.tsx';
import { PhoneTimeline } from '../../../features/domains/order/order-timeline.tsx';
import { OrderUnread } from '../../../features/domains/order/order-unread.tsx';
import { PhonePaymentDue } from '../../../features/domains/order/payment-due.tsx';
import { PhoneMoney } from '../../../features/domains/order/phone-money.tsx';
import { useOrder } from '../../../features/domains/order/use-order.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Decisions } from '../../shared/domains/decisions.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import { useMadeMailboxes } from '../../shared/domains/use-made-mailboxes.ts';
import { PhoneFrame } from './phone-frame.tsx';

type OneOrderProps = { page: DomainPage; orderId: string; kind: OrderKind };

/** An order on a phone: what is to be decided first, then each domain, then every try. */
export function OneOrder({ page, orderId, kind }: OneOrderProps) {
  const { t } = useTranslation('domains');
  const state = useOrder(orderId, { leaveTo: page.leaveTo, onQuoted: page.openQuote });
  const { order } = state;
  useMadeMailboxes(order);
  return (
    <PhoneFrame
      page={page}
      title={order ? t('order.title', { number: order.number }) : t('order.loading')}
      backTo={ORDER_LISTS[order?.kind ?? kind]}
    >
      <OrderUnread state={state} />
      {order && (
        <>
          <Stack gap={5} pad="3 4">
            <Row minWidth={0} spread>
              <OrderTag order={order} />
              <OrderInvoice order={order} />
            </Row>
            <PhonePaymentDue order={order} state={state} />
            <PhoneMoney order={order} />
            <Decisions order={order} state={state} />
          </Stack>
          {order.items.map((item) => (
            <Box
              key={item.domain}
              as="section"
              pad="3 4"
              border="top"
              className={parts.phoneRow}
              aria-label={item.domain}
            >
              <PhoneTimeline order={order} item={item} />
            </Box>
          ))}
          <PhoneLog order={order} />
        </>
      )}
    </PhoneFrame>
  );
}
