import { readGuardRail as readGuardCall } from '@outrider/contract/campaigns/operate';
import * as call from '@outrider/contract/campaigns/replies';
import { type Api, serve } from '../../platform/http/serve.ts';
import { readGuardRail } from './guards/read-guard-rail.ts';
import { linkReply } from './replies/link-reply.ts';
import { findLeadsToLink, listUnlinkedReplies } from './replies/list-unlinked.ts';
import { readUnlinkedReply } from './replies/read-unlinked.ts';
import type { LinkDeps } from './replies/weigh-answer.ts';

export function repliesRoutes(api: Api, deps: LinkDeps) {
  serve(api, call.listUnlinkedReplies, (caller, input) => listUnlinkedReplies(deps, caller, input));
  serve(api, call.readUnlinkedReply, (caller, input) => readUnlinkedReply(deps, caller, input));
  serve(api, call.findLeadsToLink, (caller, input) => findLeadsToLink(deps, caller, input));
  serve(api, call.linkReply, (caller, input) => linkReply(deps, caller, input));
  serve(api, readGuardCall, (caller, { campaignId }) => readGuardRail(deps, caller, campaignId));
}
