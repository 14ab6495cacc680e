import { useNavigate, useSearchParams } from 'react-router';
import type { Order, OrderKind, Quote } from '../../../api/domains.ts';
import { forgetOwnDomain } from '../../../features/domains/existing/use-own-domain.ts';
import { forgetCart } from '../../../features/domains/search/use-cart.ts';
import { forgetWarmed } from '../../../features/domains/warmed/use-chosen.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { orderPath, paths, quotePath } from '../../../paths/paths.ts';

const ORDERS = 'orders';
const CART = 'cart';

/** Orders of each kind; two of the pages ask for something first. */
export const ORDER_LISTS: Record<OrderKind, string> = {
  new: paths.accounts.domainNewOrder,
  existing: `${paths.accounts.domainExistingOrder}?view=${ORDERS}`,
  warmed: paths.accounts.domainWarmupOrder,
  renewal: `${paths.accounts.domainRenewOrder}?view=${ORDERS}`,
};

/** Where each kind of order begins. */
export const ORDER_STARTS: Record<OrderKind, string> = {
  new: paths.accounts.addSearch,
  existing: paths.accounts.domainExistingOrder,
  warmed: paths.accounts.addWarmup,
  renewal: paths.accounts.domainRenewOrder,
};

/** What is ordered does not stand in the cart any more. */
const FORGET: Partial<Record<OrderKind, () => void>> = {
  new: forgetCart,
  existing: forgetOwnDomain,
  warmed: forgetWarmed,
};

export const ownDomainPath = (domain: string): string =>
  `${paths.accounts.domainExistingOrder}?${new URLSearchParams({ domain })}`;

/** On a phone the cart is a page of its own. */
export const cartPath = `${paths.accounts.addSearch}?view=${CART}`;
export const chosenPath = `${paths.accounts.addWarmup}?view=${CART}`;

const leaveTo = (url: string) => window.location.assign(url);

/** What both form factors share: the address says what is shown. */
export function useDomainPage() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { dateFormat, timeZone } = useUserInfo();
  const view = query.get('view');
  return {
    dates: { dateFormat, timeZone },
    orderId: query.get('order') ?? undefined,
    quoteId: query.get('quote') ?? undefined,
    domain: query.get('domain') ?? '',
    isOrders: view === ORDERS,
    isCart: view === CART,
    pageNo: Math.max(0, Math.floor(Number(query.get('page') ?? 1)) - 1 || 0),
    showPage: (pageNo: number) =>
      setQuery((said) => {
        said.set('page', String(pageNo + 1));
        return said;
      }),
    openQuote: ({ quoteId, kind }: Quote) => void navigate(quotePath(quoteId, kind)),
    replaceQuote: ({ quoteId, kind }: Quote) => void navigate(quotePath(quoteId, kind), { replace: true }),
    openOrder: ({ orderId, kind }: Pick<Order, 'orderId' | 'kind'>) => void navigate(orderPath(orderId, kind)),
    onOrdered: ({ kind }: Quote, { orderId, checkoutUrl }: { orderId: string; checkoutUrl: string | null }) => {
      FORGET[kind]?.();
      if (checkoutUrl === null) void navigate(orderPath(orderId, kind), { replace: true });
      else leaveTo(checkoutUrl);
    },
    leaveTo,
    go: (path: string) => void navigate(path),
  };
}

export type DomainPage = ReturnType<typeof useDomainPage>;
