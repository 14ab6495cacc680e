import * as contract from '@outrider/contract/user';
import { request } from './request.ts';

export const checkSignUp = request(contract.checkSignUp, { silent: true });
