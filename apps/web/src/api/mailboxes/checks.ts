import * as contract from '@outrider/contract/mailboxes/checks';
import { request } from '../request.ts';

export const runChecks = request(contract.runChecks);
