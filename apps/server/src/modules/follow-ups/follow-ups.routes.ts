import * as call from '@outrider/contract/campaigns/follow-ups';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { LeadsDeps } from '../leads/index.ts';
import { agreeToFollowUp, moveFollowUp, undoFollowUp } from './enrolment/change-follow-up.ts';

export function followUpRoutes(api: Api, deps: Pick<LeadsDeps, 'db' | 'jobs' | 'now'>) {
  serve(api, call.undoFollowUp, (caller, input) => undoFollowUp(deps, caller, input));
  serve(api, call.moveFollowUp, (caller, input) => moveFollowUp(deps, caller, input));
  serve(api, call.agreeToFollowUp, (caller, input) => agreeToFollowUp(deps, caller, input));
}
