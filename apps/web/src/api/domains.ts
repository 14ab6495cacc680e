import {
  getPreconditions,
  listWarmedDomains,
  type OfferedName,
  planCapacity,
  searchNames,
  suggestMailboxes,
  type WantedMailbox,
} from '@outrider/contract/domains/names';
import {
  cancelOrder,
  confirmQuote,
  downloadQuote,
  getOrder,
  getQuote,
  listOrders,
  makeQuote,
  type ORDER_KINDS,
  type Order,
  type OrderedDomain,
  type OrderWords,
  payOrder,
  type Quote,
} from '@outrider/contract/domains/orders';
import {
  checkRecords,
  type DomainRecord,
  exportCredentials,
  getTransferCode,
  listDomains,
  type OwnedDomain,
  publishRecords,
  setAutoRenew,
} from '@outrider/contract/domains/owned';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, open } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';

/** Everything read about domains and their orders lies under this key. */
const DOMAINS = 'domains';
/** The registrar answers few questions at a time: names without an answer are asked for again. */
const ASK_NAMES_EVERY_MS = 3_000;
/** While a step of an order is under way. */
const ASK_LIVE_EVERY_MS = 3_000;
/** While mailboxes warm up, which takes weeks, and while the user publishes records elsewhere. */
const ASK_SLOWLY_EVERY_MS = 20_000;
const FRESH_FOR_MS = 300_000;

export type { DomainRecord, OfferedName, Order, OrderedDomain, OrderWords, OwnedDomain, Quote, WantedMailbox };
export type OrderKind = (typeof ORDER_KINDS)[number];
export type { OrderStep } from '@outrider/domain-orders/order-steps';
export type OrderItem = Order['items'][number];
export type OrderDetail = z.output<typeof getOrder.output>;
export type OrderLog = OrderDetail['log'][number];
export type PaysWith = z.output<typeof confirmQuote.input>['paysWith'];
export type WarmedDomain = z.output<typeof listWarmedDomains.output>['domains'][number];
export type Capacity = z.output<typeof planCapacity.output>;

export const namesQuery = (asked: { query: string; endings: readonly string[] }) =>
  queryOptions({
    queryKey: [DOMAINS, 'names', asked],
    queryFn: ({ signal }) =>
      call(searchNames, { query: asked.query, endings: [...asked.endings] }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? ASK_NAMES_EVERY_MS : false),
    staleTime: FRESH_FOR_MS,
  });

export const capacityQuery = (mailsPerDay: number) =>
  queryOptions({
    queryKey: [DOMAINS, 'capacity', mailsPerDay],
    queryFn: ({ signal }) => call(planCapacity, { mailsPerDay }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  });

export const preconditionsQuery = queryOptions({
  queryKey: [DOMAINS, 'preconditions'],
  queryFn: async ({ signal }) => (await call(getPreconditions, {}, { silent: true, signal })).parts,
});

export const warmedQuery = queryOptions({
  queryKey: [DOMAINS, 'warmed'],
  queryFn: ({ signal }) => call(listWarmedDomains, {}, { silent: true, signal }),
});

export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: [DOMAINS, 'quote', quoteId],
    queryFn: ({ signal }) => call(getQuote, { quoteId }, { silent: true, signal }),
  });

const isWarming = ({ waiting, failedFor, step }: OrderItem) =>
  failedFor !== null || step === 'warming' || step === 'ready' || waiting?.for === 'warmUp';

/** How soon an order can have changed; not at all once it has ended. */
export function askAgainAfter({ state, items }: Pick<Order, 'state' | 'items'>): number | false {
  if (state === 'waitingForPayment') return ASK_LIVE_EVERY_MS;
  if (state !== 'inProgress' && !items.some(({ waiting }) => waiting !== null)) return false;
  return items.every(isWarming) ? ASK_SLOWLY_EVERY_MS : ASK_LIVE_EVERY_MS;
}

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [DOMAINS, 'order', orderId],
    queryFn: ({ signal }) => call(getOrder, { orderId }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data ? askAgainAfter(state.data) : false),
  });

export type OrdersAsked = { kind?: OrderKind; pageNo: number };

export const ordersQuery = (asked: OrdersAsked) =>
  queryOptions({
    queryKey: [DOMAINS, 'orders', asked],
    queryFn: ({ signal }) => call(listOrders, asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.orders.some((order) => askAgainAfter(order) !== false) ? ASK_SLOWLY_EVERY_MS : false,
  });

export const ownedQuery = queryOptions({
  queryKey: [DOMAINS, 'owned'],
  queryFn: async ({ signal }) => (await call(listDomains, {}, { silent: true, signal })).domains,
});

/** Asked again while something is missing: a user who publishes it elsewhere sees it arrive. */
export const recordsQuery = (domain: string) =>
  queryOptions({
    queryKey: [DOMAINS, 'records', domain],
    queryFn: ({ signal }) => call(checkRecords, { domain }, { silent: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.records.some((record) => record.state !== 'found') ? ASK_SLOWLY_EVERY_MS : false,
  });

const refreshDomains = () => queryClient.invalidateQueries({ queryKey: [DOMAINS] });

/** Names for mailboxes, once per click: the same question may get other names. */
export const suggestMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof suggestMailboxes.input>) => call(suggestMailboxes, asked),
});

export const quoteMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof makeQuote.input>) => call(makeQuote, asked, { silent: true }),
  onSuccess: (quote) => queryClient.setQueryData(quoteQuery(quote.quoteId).queryKey, quote),
});

export const downloadQuoteMutation = mutationOptions({
  mutationFn: async ({ quoteId }: Quote) =>
    (await open(`${downloadQuote.path}?${new URLSearchParams({ quoteId })}`)).blob(),
});

export const confirmMutation = mutationOptions({
  mutationFn: (asked: { quoteId: string; paysWith: PaysWith }) =>
    call(confirmQuote, { ...asked, agreesToTerms: true }, { silent: true }),
  onSettled: refreshDomains,
});

export const payMutation = mutationOptions({
  mutationFn: (orderId: string) => call(payOrder, { orderId }),
  onError: refreshDomains,
});

export const cancelMutation = mutationOptions({
  mutationFn: (orderId: string) => call(cancelOrder, { orderId }),
  onSettled: refreshDomains,
});

export const autoRenewMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof setAutoRenew.input>) => call(setAutoRenew, asked),
  onSuccess: (changed) =>
    queryClient.setQueryData(ownedQuery.queryKey, (owned) =>
      owned?.map((each) => (each.domain === changed.domain ? changed : each)),
    ),
});

export const transferCodeMutation = mutationOptions({
  mutationFn: (domain: string) => call(getTransferCode, { domain }, { silent: true }),
});

export const credentialsMutation = mutationOptions({
  mutationFn: (asked: z.input<typeof exportCredentials.input>) => call(exportCredentials, asked, { silent: true }),
});

export const publishMutation = mutationOptions({
  mutationFn: (domain: string) => call(publishRecords, { domain }, { silent: true }),
  onSettled: (_published, _error, domain) => queryClient.invalidateQueries({ queryKey: recordsQuery(domain).queryKey }),
});
