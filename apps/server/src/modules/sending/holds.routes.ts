import * as call from '@outrider/contract/campaigns/holds';
import type { Db } from '../../platform/db.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { resumeSending } from './holding/resume-sending.ts';
import { showHold } from './holding/show-hold.ts';

export function holdRoutes(api: Api, deps: { db: Db; now: () => Date }) {
  serve(api, call.showSendingHold, async (caller) => ({ hold: await showHold(deps, caller) }));
  serve(api, call.resumeSending, async (caller, input) => {
    await resumeSending(deps, caller, input);
    return {};
  });
}
