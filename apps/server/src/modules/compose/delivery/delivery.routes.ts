import * as call from '@outrider/contract/compose/delivery';
import * as doubts from '@outrider/contract/compose/doubts';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import type { Scope } from '../../../platform/db.ts';
import { type Api, serve } from '../../../platform/http/serve.ts';
import { sendAgain, sendNow, undoDelivery } from './change-delivery.ts';
import type { DeliverDeps } from './deliver-deps.ts';
import { findDelivery, listWaiting } from './deliveries.repository.ts';
import { describeAll } from './describe-all.ts';
import { listComposedDoubts } from './doubt/list-doubts.ts';
import { settleDoubt } from './doubt/settle-doubt.ts';

export function deliveryRoutes(api: Api, deps: DeliverDeps) {
  serve(api, call.readDelivery, (caller, { deliveryId }, { language }) => show(deps, caller, deliveryId, language));
  serve(api, call.undoDelivery, (caller, { deliveryId }) => undoDelivery(deps, caller, deliveryId));
  serve(api, call.sendNow, async (caller, { deliveryId }, { language }) => {
    await sendNow(deps, caller, deliveryId);
    return show(deps, caller, deliveryId, language);
  });
  serve(api, call.sendAgain, (caller, { deliveryId }) => sendAgain(deps, caller, deliveryId));
  serve(api, doubts.listComposedDoubts, (caller, _input, { language }) => listComposedDoubts(deps, caller, language));
  serve(api, doubts.settleComposedDoubt, (caller, order) => settleDoubt(deps, caller, order));
  serve(api, call.listScheduled, async (caller, { limit }, { language }) => ({
    deliveries: await describeAll(deps, await listWaiting(deps.db, caller, limit), language),
  }));
}

async function show(deps: DeliverDeps, scope: Scope, deliveryId: string, language: Language) {
  const found = await findDelivery(deps.db, scope, deliveryId);
  const [delivery] = found ? await describeAll(deps, [found], language) : [];
  if (!delivery) throw new AppError('composeNotFound');
  return delivery;
}
