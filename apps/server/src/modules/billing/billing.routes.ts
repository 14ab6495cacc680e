import * as invoices from '@outrider/contract/billing/invoices';
import * as plans from '@outrider/contract/billing/plans';
import * as subscription from '@outrider/contract/billing/subscription';
import { AppError } from '@outrider/contract/errors';
import type { FastifyRequest } from 'fastify';
import { attachmentHeader } from '../../platform/http/attachment-header.ts';
import { type Api, callerOf, parseInput, visitOf } from '../../platform/http/serve.ts';
import type { BillingDeps } from './billing-deps.ts';
import { invoicePdf } from './invoices/invoice-pdf.ts';
import { findInvoiceRow } from './invoices/invoices.repository.ts';
import { exportInvoices, listInvoices, numberOf } from './invoices/list-invoices.ts';
import { confirmPlan } from './plan-changes/confirm-plan.ts';
import { quotePlan } from './plan-changes/quote-plan.ts';
import { listPlans } from './plans/list-plans.ts';
import { refuseWhenOff, serveBilling } from './serve-billing.ts';
import { cancelPlan, pausePlan, resumePlan } from './subscription/change-subscription.ts';
import { describeBilling } from './subscription/describe-billing.ts';
import { previewCancel } from './subscription/preview-cancel.ts';
import { saveAddress } from './subscription/save-address.ts';
import { getUsage } from './usage/get-usage.ts';

export function billingRoutes(api: Api, deps: BillingDeps & { appName: string }) {
  const { isOn } = deps;
  const serve = serveBilling(api, { isOn });
  serve(plans.listPlans, (caller) => listPlans(deps, caller));
  serve(plans.quotePlan, (caller, wanted) => quotePlan(deps, caller, wanted));
  serve(plans.confirmPlan, (caller, { quoteId }) => confirmPlan(deps, caller, quoteId));
  serve(subscription.getBilling, (caller) => describeBilling(deps, caller));
  serve(subscription.saveBillingAddress, (caller, address) => saveAddress(deps, caller, address));
  serve(subscription.pausePlan, (caller, { months }) => pausePlan(deps, caller, months));
  serve(subscription.resumePlan, (caller) => resumePlan(deps, caller));
  serve(subscription.previewCancel, (caller) => previewCancel(deps, caller));
  serve(subscription.cancelPlan, (caller, { reason }) => cancelPlan(deps, caller, reason));
  serve(subscription.getUsage, (caller, days) => getUsage(deps, caller, days));
  serve(invoices.listInvoices, (caller, { pageNo }) => listInvoices(deps, caller, pageNo));
  serve(invoices.exportInvoices, (caller) => exportInvoices(deps, caller));
  api.app.get(invoices.downloadInvoice.path, async (request: FastifyRequest, reply) => {
    const caller = await callerOf(api, request);
    refuseWhenOff({ isOn });
    const { invoiceId } = parseInput(invoices.downloadInvoice.input, request.query, visitOf(request));
    const invoice = await findInvoiceRow(deps.db, caller, invoiceId);
    if (!invoice) throw new AppError('notFound');
    const name = `${deps.appName} ${numberOf(invoice)}.pdf`;
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader('attachment', name),
      'x-content-type-options': 'nosniff',
    });
    const language = (await deps.ownerOf(caller))?.language ?? 'en';
    return reply.send(await invoicePdf(invoice, { appName: deps.appName, language }));
  });
}
