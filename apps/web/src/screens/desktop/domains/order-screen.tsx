import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { OrderPages } from '../../shared/domains/order-pages.tsx';
import type { DomainPage } from '../../shared/domains/use-domain-page.ts';
import { DomainFrame } from './domain-frame.tsx';
import { ExistingPage } from './existing-page.tsx';
import { OneOrder } from './one-order.tsx';
import { OneQuote } from './one-quote.tsx';
import { OrdersPage } from './orders-page.tsx';
import { RenewPage } from './renew-page.tsx';

/** Orders of domains, whatever their kind. */
export const DomainOrderScreen = () => (
  <OrderPages {...{ NoOrders, OneOrder, OneQuote, OrdersPage, ExistingPage, RenewPage }} />
);

function NoOrders({ page }: { page: DomainPage }) {
  const { t } = useTranslation('domains');
  return (
    <DomainFrame page={page} title={t('orders.title')} crumbs={[{ to: paths.accounts.list, text: t('accounts') }]}>
      {null}
    </DomainFrame>
  );
}
