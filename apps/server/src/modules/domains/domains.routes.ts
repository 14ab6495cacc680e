import * as names from '@outrider/contract/domains/names';
import * as orders from '@outrider/contract/domains/orders';
import * as owned from '@outrider/contract/domains/owned';
import type { FastifyRequest } from 'fastify';
import { attachmentHeader } from '../../platform/http/attachment-header.ts';
import { type Api, callerOf, parseInput, serve, visitOf } from '../../platform/http/serve.ts';
import type { DomainsDeps } from './domains-deps.ts';
import { checkRecords, publishRecords } from './maintenance/check-records.ts';
import { readCapacity } from './names/read-capacity.ts';
import { readPreconditions } from './names/read-preconditions.ts';
import { searchNames } from './names/search-names.ts';
import { suggestMailboxes } from './names/suggest-mailboxes.ts';
import { readOrderDetail, readOrders } from './orders/describe-order.ts';
import { cancelOrder, payOrder } from './orders/pay-order.ts';
import { confirmQuote } from './orders/quotes/confirm-quote.ts';
import { makeQuote, readQuote } from './orders/quotes/make-quote.ts';
import { quotePdf } from './orders/quotes/quote-pdf.ts';
import { exportCredentials } from './owned/export-credentials.ts';
import { listDomains, readTransferCode, setAutoRenew } from './owned/list-domains.ts';
import { listWarmed } from './warmed/list-warmed.ts';

export function domainRoutes(api: Api, deps: DomainsDeps) {
  serve(api, names.searchNames, (caller, input) => searchNames(deps, caller, input));
  serve(api, names.suggestMailboxes, (caller, input) => suggestMailboxes(deps, caller, input));
  serve(api, names.planCapacity, (caller, { mailsPerDay }) => readCapacity(deps, caller, mailsPerDay));
  serve(api, names.getPreconditions, (caller) => readPreconditions(deps, caller));
  serve(api, names.listWarmedDomains, (caller) => listWarmed(deps, caller));
  serve(api, orders.makeQuote, (caller, input) => makeQuote(deps, caller, input));
  serve(api, orders.getQuote, (caller, { quoteId }) => readQuote(deps, caller, quoteId));
  serveQuotePdf(api, deps);
  serve(api, orders.confirmQuote, (caller, confirmed) => confirmQuote(deps, caller, confirmed));
  serve(api, orders.listOrders, (caller, input) => readOrders(deps, caller, input));
  serve(api, orders.getOrder, (caller, { orderId }) => readOrderDetail(deps, caller, orderId));
  serve(api, orders.payOrder, (caller, { orderId }) => payOrder(deps, caller, orderId));
  serve(api, orders.cancelOrder, (caller, { orderId }) => cancelOrder(deps, caller, orderId));
  serve(api, owned.listDomains, (caller) => listDomains(deps, caller));
  serve(api, owned.setAutoRenew, (caller, input) => setAutoRenew(deps, caller, input));
  serve(api, owned.getTransferCode, (caller, { domain }) => readTransferCode(deps, caller, domain));
  serve(api, owned.exportCredentials, (caller, input) => exportCredentials(deps, caller, input));
  serve(api, owned.checkRecords, (caller, { domain }) => checkRecords(deps, caller, domain));
  serve(api, owned.publishRecords, (caller, { domain }) => publishRecords(deps, caller, domain));
}

function serveQuotePdf(api: Api, deps: DomainsDeps) {
  api.app.get(orders.downloadQuote.path, async (request: FastifyRequest, reply) => {
    const caller = await callerOf(api, request);
    const { quoteId } = parseInput(orders.downloadQuote.input, request.query, visitOf(request));
    const { name, pdf } = await quotePdf(deps, caller, { quoteId, language: visitOf(request).language });
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader('attachment', name),
      'x-content-type-options': 'nosniff',
    });
    return reply.send(pdf);
  });
}
