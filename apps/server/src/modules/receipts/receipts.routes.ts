import * as call from '@outrider/contract/receipts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { answerRequest, noteDisplayed } from './answer-request.ts';
import { listReceipts } from './list-receipts.ts';
import type { ReceiptsDeps } from './receipts-deps.ts';

export function receiptRoutes(api: Api, deps: ReceiptsDeps) {
  serve(api, call.listReceipts, (caller, { mids }) => listReceipts(deps, caller, mids));
  serve(api, call.noteDisplayed, async (caller, { mid }) => ({ request: await noteDisplayed(deps, caller, mid) }));
  serve(api, call.answerReceiptRequest, async (caller, input) => ({
    request: await answerRequest(deps, caller, input),
  }));
}
