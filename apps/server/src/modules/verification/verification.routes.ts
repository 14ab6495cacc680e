import * as call from '@outrider/contract/verification/verification';
import { type Api, serve } from '../../platform/http/serve.ts';
import { exportResults, listResults, pushResults } from './results/read-results.ts';
import { streamResults } from './results/stream-results.ts';
import { requestLook } from './self-check/ask-for-route.ts';
import { showSelfCheck } from './self-check/show-self-check.ts';
import { beginVerification } from './tasks/begin-verification.ts';
import { listVerifications } from './tasks/list-verifications.ts';
import { operateVerification, readVerification } from './tasks/operate-verification.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { verifyOne } from './verify-one.ts';

export function verificationRoutes(api: Api, deps: VerificationDeps) {
  serve(api, call.beginVerification, (caller, input) => beginVerification(deps, caller, input));
  serve(api, call.readVerification, (caller, { taskId }) => readVerification(deps, caller, taskId));
  serve(api, call.listVerifications, (caller, input) => listVerifications(deps, caller, input));
  serve(api, call.listVerifyRows, (caller, input) => listResults(deps, caller, input));
  serve(api, call.operateVerification, (caller, input) => operateVerification(deps, caller, input));
  serve(api, call.pushValid, (caller, input) => pushResults(deps, caller, input));
  serve(api, call.exportVerification, (caller, input, { language }) =>
    exportResults(deps, caller, { ...input, language }),
  );
  serve(api, call.verifyOne, (caller, { email }) => verifyOne(deps, caller, email));
  serve(api, call.getSelfCheck, (caller) => showSelfCheck(deps, caller));
  serve(api, call.runSelfCheck, async () => {
    await requestLook(deps);
    return {};
  });
  streamResults(api, deps);
}
