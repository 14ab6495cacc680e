import * as call from '@outrider/contract/first-steps';
import type { Db } from '../../platform/db.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import { readFirstSteps } from './read-first-steps.ts';

export function firstStepsRoutes(api: Api, deps: { db: Db }) {
  serve(api, call.readFirstSteps, (caller) => readFirstSteps(deps, caller));
}
