import * as contract from '@outrider/contract/mailboxes/account';
import { request } from '../request.ts';

export const getAccount = request(contract.getAccount, { silent: true });
export const listAccounts = request(contract.listAccounts);
export const shortListAccounts = request(contract.shortListAccounts, { silent: true });
