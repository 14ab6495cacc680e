import * as contract from '@outrider/contract/user';
import { request } from './request.ts';

export const getUserInfo = request(contract.getUserInfo, { silent: true, noLogout: true });
export const reportActive = request(contract.reportActive, { silent: true });
export const updateUser = request(contract.updateUser);
