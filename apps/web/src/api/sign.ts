import * as contract from '@outrider/contract/sign';
import { request } from './request.ts';

export const cancelMailLink = request(contract.cancelMailLink);
export const changePassword = request(contract.changePassword, { silent: true });
export const forgetPassword = request(contract.forgetPassword, { silent: true, noLogout: true });
export const getMailLink = request(contract.getMailLink, { silent: true });
export const getMailReceipt = request(contract.getMailReceipt, { silent: true });
export const quickSignIn = request(contract.quickSignIn, { silent: true, noLogout: true });
export const sendVerifyEmail = request(contract.sendVerifyEmail, { silent: true });
export const signUp = request(contract.signUp, { silent: true });
export const verifyEmail = request(contract.verifyEmail, { noLogout: true });
