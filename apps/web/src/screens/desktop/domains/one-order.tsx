import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import styles from '../../../features/domains/order/order.module.css';
import { OrderInvoice } from '../../../features/domains/order/order-invoice.tsx';
import { OrderLog } from '../../../features/domains/order/order-log.tsx';
import { OrderNumbers } from '../../../features/domains/order/order-numbers.tsx';
import { OrderTag } from '../../../features/domains/order/order-tag.tsx';
import { OrderTimeline } from '../../../features/domains/order/order-timeline.tsx';
import { OrderUnread } from '../../../features/domains/order/order-unread.tsx';
import { PaymentDue } from '../../../features/domains/order/payment-due.tsx';
import { useOrder } from '../../../features/domains/order/use-order.ts';
import parts from '../../../features/domains/shared/parts.module.css';
import { paths } from '../../../paths/paths.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { Decisions } from '../../shared/domains/decisions.tsx';
import { type DomainPage, ORDER_LISTS } from '../../shared/domains/use-domain-page.ts';
import { useMadeMailboxes } from '../../shared/domains/use-made-mailboxes.ts';
import { DomainFrame } from './domain-frame.tsx';

type OneOrderProps = { page: DomainPage; orderId: string; kind: OrderKind };

/** An order: what is still to be paid, its money, each domain on its way, every try, and what is there to decide. */
export function OneOrder({ page, orderId, kind }: OneOrderProps) {
  const { t } = useTranslation('domains');
  const state = useOrder(orderId, { leaveTo: page.leaveTo, onQuoted: page.openQuote });
  const { order } = state;
  useMadeMailboxes(order);
  return (
    <DomainFrame
      page={page}
      title={order ? t('order.title', { number: order.number }) : t('order.loading')}
      crumbs={[
        { to: paths.accounts.list, text: t('accounts') },
        { to: ORDER_LISTS[order?.kind ?? kind], text: t('orders.title') },
      ]}
      beside={order && <OrderTag order={order} />}
      actions={
        order && (
          <>
            <OrderedAt at={order.orderedAt} />
            <OrderInvoice order={order} />
          </>
        )
      }
    >
      <Stack tall grow minHeight={0} overflow="auto" gap={0}>
        <OrderUnread state={state} />
        {order && (
          <>
            <PaymentDue order={order} state={state} />
            <OrderNumbers order={order} />
            <OrderTimeline order={order} />
            <div className={`${parts.columns} ${styles.below}`}>
              <OrderLog order={order} />
              <Stack as="aside" tall minWidth={0} surface="app" gap={0} className={parts.side}>
                <Box grow content="start" pad="4 6" className={parts.sideBody}>
                  <Decisions order={order} state={state} />
                </Box>
              </Stack>
            </div>
          </>
        )}
      </Stack>
    </DomainFrame>
  );
}

function OrderedAt({ at }: { at: string }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return (
    <span className="muted small">{t('order.orderedAt', { moment: `${dates.date(at)}, ${dates.time(at)}` })}</span>
  );
}
