import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderKind } from '../../../api/domains.ts';
import { paths } from '../../../app/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { type DomainPage, useDomainPage } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame } from './domain-frame.tsx';
import { ExistingPage } from './existing-page.tsx';
import { OneOrder } from './one-order.tsx';
import { OneQuote } from './one-quote.tsx';
import { OrdersPage } from './orders-page.tsx';
import { RenewPage } from './renew-page.tsx';

type OrderScreenProps = {
  kind: OrderKind;
  /** In place of the orders, where something is asked first. */
  first?: (page: DomainPage) => ReactNode;
};

/** The quote or the order the address names; without one, what begins an order of this kind, or the orders. */
function OrderScreen({ kind, first }: OrderScreenProps) {
  const { t } = useTranslation('domains');
  const page = useDomainPage();
  const { orderId, quoteId } = page;
  if (!config.billing && kind !== 'renewal') {
    return (
      <DomainFrame page={page} title={t('orders.title')} crumbs={[{ to: paths.accounts.list, text: t('accounts') }]}>
        {null}
      </DomainFrame>
    );
  }
  // Nothing is sold any more; what was bought stays its owner's.
  if (!config.billing && first) return first(page);
  if (orderId !== undefined) return <OneOrder key={orderId} page={page} orderId={orderId} kind={kind} />;
  if (quoteId !== undefined) return <OneQuote key={quoteId} page={page} quoteId={quoteId} kind={kind} />;
  if (first && !page.isOrders) return first(page);
  return <OrdersPage page={page} kind={kind} />;
}

export const DomainNewOrderScreen = () => <OrderScreen kind="new" />;
export const DomainWarmupOrderScreen = () => <OrderScreen kind="warmed" />;
export const DomainExistingOrderScreen = () => (
  <OrderScreen kind="existing" first={(page) => <ExistingPage page={page} />} />
);
export const DomainRenewOrderScreen = () => <OrderScreen kind="renewal" first={(page) => <RenewPage page={page} />} />;
