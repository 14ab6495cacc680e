import * as warmUp from '@outrider/contract/mailboxes/warm-up';
import { type Api, serve } from '../../platform/http/serve.ts';
import { showWarmup } from './showing/show-warmup.ts';
import { warmingLanded, warmingReceived, warmingSent } from './showing/warmup-statistics.ts';
import type { WarmupDeps } from './warmup-deps.ts';

export function warmupRoutes(api: Api, deps: Pick<WarmupDeps, 'db' | 'now'>) {
  serve(api, warmUp.getWarmingSent, (caller, query) => warmingSent(deps, caller, query));
  serve(api, warmUp.getWarmingReceived, (caller, query) => warmingReceived(deps, caller, query));
  serve(api, warmUp.getWarmingLanded, (caller, query) => warmingLanded(deps, caller, query));
  serve(api, warmUp.getWarmup, (caller, { accountId }) => showWarmup(deps, caller, accountId));
}
