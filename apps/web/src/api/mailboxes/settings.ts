import * as contract from '@outrider/contract/mailboxes/settings';
import { request } from '../request.ts';

export const checkTracking = request(contract.checkTracking);
export const saveAccountSettings = request(contract.saveAccountSettings);
