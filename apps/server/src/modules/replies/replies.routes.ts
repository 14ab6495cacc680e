import * as call from '@outrider/contract/campaigns/replies';
import { type Api, serve } from '../../platform/http/serve.ts';
import { linkReply } from './linking/link-reply.ts';
import { findLeadsToLink, listUnlinkedReplies } from './linking/list-unlinked.ts';
import { readUnlinkedReply } from './linking/read-unlinked.ts';
import type { LinkDeps } from './linking/weigh-answer.ts';

export function repliesRoutes(api: Api, deps: LinkDeps) {
  serve(api, call.listUnlinkedReplies, (caller, input) => listUnlinkedReplies(deps, caller, input));
  serve(api, call.readUnlinkedReply, (caller, input) => readUnlinkedReply(deps, caller, input));
  serve(api, call.findLeadsToLink, (caller, input) => findLeadsToLink(deps, caller, input));
  serve(api, call.linkReply, (caller, input) => linkReply(deps, caller, input));
}
