import * as contract from '@outrider/contract/mailboxes/bulk';
import { request } from '../request.ts';

export const beginBulk = request(contract.beginBulk, { silent: true });
export const cancelBulk = request(contract.cancelBulk);
export const readBulk = request(contract.readBulk, { silent: true });
export const retryBulk = request(contract.retryBulk);
