import * as contract from '@outrider/contract/identity/two-factor';
import { request } from '../request.ts';

export const addSecurityKey = request(contract.addSecurityKey, { silent: true });
export const disableTwoFactor = request(contract.disableTwoFactor, { silent: true });
export const enableAuthenticator = request(contract.enableAuthenticator, { silent: true });
export const getTwoFactorStatus = request(contract.getTwoFactorStatus, { silent: true });
export const removeSecurityKey = request(contract.removeSecurityKey, { silent: true });
export const renewRecoveryCodes = request(contract.renewRecoveryCodes, { silent: true });
export const resetWithRecoveryCode = request(contract.resetWithRecoveryCode, { silent: true, noLogout: true });
export const setUpAuthenticator = request(contract.setUpAuthenticator, { silent: true });
export const startSecurityKey = request(contract.startSecurityKey, { silent: true });
