import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { OrderPages } from '../../shared/domains/order-pages.tsx';
import { NoOrders } from './no-orders.tsx';

const ExistingPage = partOnPress(async () => (await import('./existing-page.tsx')).ExistingPage);
const OneOrder = partOnPress(async () => (await import('./one-order.tsx')).OneOrder);
const OneQuote = partOnPress(async () => (await import('./one-quote.tsx')).OneQuote);
const OrdersPage = partOnPress(async () => (await import('./orders-page.tsx')).OrdersPage);
const RenewPage = partOnPress(async () => (await import('./renew-page.tsx')).RenewPage);

/** Orders of domains of every kind. */
export const DomainOrderScreen = () => (
  <OrderPages {...{ NoOrders, OneOrder, OneQuote, OrdersPage, ExistingPage, RenewPage }} />
);
