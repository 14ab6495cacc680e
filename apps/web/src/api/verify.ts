import * as contract from '@outrider/contract/verification/verification';
import { request } from './request.ts';

export const beginVerification = request(contract.beginVerification);
export const exportVerification = request(contract.exportVerification);
export const operateVerification = request(contract.operateVerification);
export const pushValid = request(contract.pushValid);
export const runSelfCheck = request(contract.runSelfCheck);
export const verifyOne = request(contract.verifyOne);
