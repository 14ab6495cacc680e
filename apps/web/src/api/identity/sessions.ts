import * as contract from '@outrider/contract/identity/sessions';
import { request } from '../request.ts';

export const listSessions = request(contract.listSessions, { silent: true });
export const revokeOtherSessions = request(contract.revokeOtherSessions);
export const revokeSession = request(contract.revokeSession);
