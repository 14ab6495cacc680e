import { OrderPages } from '../../shared/domains/order-pages.tsx';
import { ExistingPage } from './existing-page.tsx';
import { NoOrders } from './no-orders.tsx';
import { OneOrder } from './one-order.tsx';
import { OneQuote } from './one-quote.tsx';
import { OrdersPage } from './orders-page.tsx';
import { RenewPage } from './renew-page.tsx';

/** Orders of domains, whatever their kind. */
export const DomainOrderScreen = () => (
  <OrderPages {...{ NoOrders, OneOrder, OneQuote, OrdersPage, ExistingPage, RenewPage }} />
);
