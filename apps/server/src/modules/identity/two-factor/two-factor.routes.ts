import * as contract from '@outrider/contract/identity/two-factor';
import { type Api, serve, servePublic } from '../../../platform/http/serve.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { addSecurityKey, removeSecurityKey, startSecurityKey } from './change-security-keys.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetWithRecoveryCode } from './reset-with-recovery-code.ts';
import { enableAuthenticator, setUpAuthenticator } from './set-up-authenticator.ts';
import { turnOffTwoFactor } from './turn-off.ts';
import { twoFactorStatus } from './two-factor-status.ts';

export function twoFactorRoutes(api: Api, deps: IdentityDeps) {
  serve(api, contract.getTwoFactorStatus, (caller) => twoFactorStatus(deps, caller));
  serve(api, contract.setUpAuthenticator, (caller, { proof }) => setUpAuthenticator(deps, caller, proof));
  serve(api, contract.enableAuthenticator, (caller, { code }) => enableAuthenticator(deps, caller, code));
  serve(api, contract.disableTwoFactor, async (caller, { proof }) => {
    await turnOffTwoFactor(deps, caller, proof);
    return {};
  });
  serve(api, contract.renewRecoveryCodes, async (caller, { proof }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, caller, proof),
  }));
  serve(api, contract.startSecurityKey, (caller, { proof }) => startSecurityKey(deps, caller, proof));
  serve(api, contract.addSecurityKey, (caller, added) => addSecurityKey(deps, caller, added));
  serve(api, contract.removeSecurityKey, async (caller, removed) => {
    await removeSecurityKey(deps, caller, removed);
    return {};
  });
  servePublic(api, contract.resetWithRecoveryCode, (reset, visit) => resetWithRecoveryCode(deps, reset, visit));
}
