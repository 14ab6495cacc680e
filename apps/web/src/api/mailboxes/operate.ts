import * as contract from '@outrider/contract/mailboxes/operate';
import { request } from '../request.ts';

export const operateAccounts = request(contract.operateAccounts);
export const removeAccount = request(contract.removeAccount);
