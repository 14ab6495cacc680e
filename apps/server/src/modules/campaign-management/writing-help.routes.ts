import * as call from '@outrider/contract/campaigns/writing';
import { type Api, serve } from '../../platform/http/serve.ts';
import { proposeContent } from './writing-help/propose-content.ts';
import type { WritingDeps } from './writing-help/writing-deps.ts';

export function writingHelpRoutes(api: Api, deps: WritingDeps) {
  serve(api, call.readWritingHelp, async () => ({ model: deps.model?.name ?? null }));
  serve(api, call.proposeContent, (caller, wanted) => proposeContent(deps, caller, wanted));
}
