import * as contract from '@outrider/contract/sandbox/world';
import { request } from '../request.ts';

export const getBoxRecording = request(contract.getBoxRecording);
export const revokeBoxedConsent = request(contract.revokeBoxedConsent, { silent: true });
export const resetBox = request(contract.resetBox);
