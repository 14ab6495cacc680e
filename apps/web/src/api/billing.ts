import { downloadInvoice, exportInvoices, type Invoice, listInvoices } from '@outrider/contract/billing/invoices';
import {
  confirmPlan,
  getPurchase,
  type INTERVALS,
  listPlans,
  type PLAN_KEYS,
  quotePlan,
} from '@outrider/contract/billing/plans';
import {
  type Billing,
  type BillingAddress,
  cancelPlan,
  changeCard,
  getBilling,
  getUsage,
  openPortal,
  pausePlan,
  previewCancel,
  resumePlan,
  saveBillingAddress,
} from '@outrider/contract/billing/subscription';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, open } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';

/** Everything read about the plan and its bills lies under this key. */
const BILLING = 'billing';
/** The card processor's word comes within seconds. */
const ASK_OPEN_EVERY_MS = 2_000;
/** What is paid, declined or taken back at the card processor shows by itself on the page about it. */
export const LOOK_AGAIN_EVERY_MS = 10_000;
/** A bill that fails does so in the night; nobody has to see it in the same minute. */
const FRESH_FOR_MS = 300_000;

export type { Billing, BillingAddress, Invoice };
export type PlanKey = (typeof PLAN_KEYS)[number];
export type Interval = (typeof INTERVALS)[number];
export type PlanOffers = z.output<typeof listPlans.output>;
export type PlanQuote = z.output<typeof quotePlan.output>;
export type Purchase = z.output<typeof getPurchase.output>;
export type Usage = z.output<typeof getUsage.output>;

export const plansQuery = queryOptions({
  queryKey: [BILLING, 'plans'],
  queryFn: ({ signal }) => call(listPlans, {}, { silent: true, signal }),
});

/** Asked anew each time a plan is chosen: it holds for half an hour only. */
export const quoteQuery = (plan: PlanKey, interval: Interval) =>
  queryOptions({
    queryKey: [BILLING, 'quote', plan, interval],
    queryFn: ({ signal }) => call(quotePlan, { plan, interval }, { silent: true, signal }),
    gcTime: 0,
  });

export const purchaseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [BILLING, 'purchase', purchaseId],
    queryFn: ({ signal }) => call(getPurchase, { purchaseId }, { silent: true, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? ASK_OPEN_EVERY_MS : false),
  });

export const billingQuery = queryOptions({
  queryKey: [BILLING, 'overview'],
  queryFn: ({ signal }) => call(getBilling, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
});

export const usageQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [BILLING, 'usage', from, to],
    queryFn: ({ signal }) => call(getUsage, { from, to }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

export const invoicesQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [BILLING, 'invoices', pageNo],
    queryFn: ({ signal }) => call(listInvoices, { pageNo }, { silent: true, signal }),
    refetchInterval: LOOK_AGAIN_EVERY_MS,
    placeholderData: keepPreviousData,
  });

/** What ends with a cancellation, as it is now. */
export const endingQuery = queryOptions({
  queryKey: [BILLING, 'ending'],
  queryFn: ({ signal }) => call(previewCancel, {}, { silent: true, signal }),
  gcTime: 0,
});

/** Limits, bills and what may be sent are others once something was bought. */
export const refreshAfterPurchase = () => queryClient.invalidateQueries();

/** What it answers is the subscription as it is now; limits, quotes and what may be sent change with it. */
const changesBilling = {
  onSuccess: (billing: Billing) => queryClient.setQueryData(billingQuery.queryKey, billing),
  onSettled: refreshAfterPurchase,
};

export const confirmMutation = mutationOptions({
  mutationFn: (quoteId: string) => call(confirmPlan, { quoteId }, { silent: true }),
});
export const saveAddressMutation = mutationOptions({
  mutationFn: (address: BillingAddress) => call(saveBillingAddress, address, { silent: true }),
  ...changesBilling,
});
export const pauseMutation = mutationOptions({
  mutationFn: (months: number) => call(pausePlan, { months }, { silent: true }),
  ...changesBilling,
});
export const resumeMutation = mutationOptions({ mutationFn: () => call(resumePlan, {}), ...changesBilling });
export const cancelMutation = mutationOptions({
  mutationFn: (reason: string) => call(cancelPlan, { reason }, { silent: true }),
  ...changesBilling,
});

/** Both answer with a page of the card processor. */
export const changeCardMutation = mutationOptions({ mutationFn: () => call(changeCard, {}) });
export const portalMutation = mutationOptions({ mutationFn: () => call(openPortal, {}) });

export const exportInvoicesMutation = mutationOptions({ mutationFn: () => call(exportInvoices, {}) });
export const downloadInvoiceMutation = mutationOptions({
  mutationFn: async ({ invoiceId }: Pick<Invoice, 'invoiceId' | 'number'>) =>
    (await open(`${downloadInvoice.path}?${new URLSearchParams({ invoiceId })}`)).blob(),
});
