import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { OrderKind } from '../../../api/domains.ts';
import { ORDER_PATHS } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { type DomainPage, useDomainPage } from './use-domain-page.ts';

type PageProps = { page: DomainPage };

type OrderPagesProps = {
  /** Where nothing is sold. */
  NoOrders: ComponentType<PageProps>;
  OneOrder: ComponentType<PageProps & { orderId: string; kind: OrderKind }>;
  OneQuote: ComponentType<PageProps & { quoteId: string; kind: OrderKind }>;
  OrdersPage: ComponentType<PageProps & { kind: OrderKind }>;
  /** What is asked first, where an order begins with it. */
  ExistingPage: ComponentType<PageProps>;
  RenewPage: ComponentType<PageProps>;
};

const KINDS: readonly OrderKind[] = ['new', 'existing', 'warmed', 'renewal'];

/** The quote or the order the address names; without one, what begins an order of its kind, or the orders. */
export function OrderPages({ NoOrders, OneOrder, OneQuote, OrdersPage, ExistingPage, RenewPage }: OrderPagesProps) {
  const page = useDomainPage();
  const { pathname } = useLocation();
  const kind = KINDS.find((each) => matchPath(ORDER_PATHS[each], pathname)) ?? 'new';
  const { orderId, quoteId, isOrders } = page;
  // Where nothing is sold any more, what was bought stays its owner's.
  if (!config.billing) return kind === 'renewal' ? <RenewPage page={page} /> : <NoOrders page={page} />;
  if (orderId !== undefined) return <OneOrder key={orderId} page={page} orderId={orderId} kind={kind} />;
  if (quoteId !== undefined) return <OneQuote key={quoteId} page={page} quoteId={quoteId} kind={kind} />;
  if (kind === 'existing' && !isOrders) return <ExistingPage page={page} />;
  if (kind === 'renewal' && !isOrders) return <RenewPage page={page} />;
  return <OrdersPage key={kind} page={page} kind={kind} />;
}
