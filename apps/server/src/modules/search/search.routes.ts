import * as call from '@outrider/contract/search';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { SearchDeps } from './search-deps.ts';
import { searchEverything } from './search-everything.ts';

export function searchRoutes(api: Api, deps: SearchDeps) {
  serve(api, call.searchEverything, (caller, input) => searchEverything(deps, caller, input));
}
