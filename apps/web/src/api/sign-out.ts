import * as contract from '@outrider/contract/sign';
import { request } from './request.ts';

/** Apart from what signs in, which no page behind the log-in needs. */
export const signOut = request(contract.signOut, { silent: true, noLogout: true });
