import * as contract from '@outrider/contract/inbox/inbox';
import { request } from '../request.ts';

export const listInboxAccounts = request(contract.listInboxAccounts, { silent: true });
