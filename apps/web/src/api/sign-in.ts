import * as contract from '@outrider/contract/sign';
import { request } from './request.ts';

export const signIn = request(contract.signIn, { silent: true, noLogout: true });
