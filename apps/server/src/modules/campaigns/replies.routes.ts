import { readGuardRail as readGuardCall } from '@outrider/contract/campaigns/operate';
import * as call from '@outrider/contract/campaigns/replies';
import { type Api, serve } from '../../platform/http/serve.ts';
import { readGuardRail } from './guards/read-guard-rail.ts';
import { linkReply, listUnlinkedReplies } from './replies/link-reply.ts';

export type RepliesRoutesDeps = Parameters<typeof listUnlinkedReplies>[0];

export function repliesRoutes(api: Api, deps: RepliesRoutesDeps) {
  serve(api, call.listUnlinkedReplies, (caller, input) => listUnlinkedReplies(deps, caller, input));
  serve(api, call.linkReply, (caller, input) => linkReply(deps, caller, input));
  serve(api, readGuardCall, (caller, { campaignId }) => readGuardRail(deps, caller, campaignId));
}
