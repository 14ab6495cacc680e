import * as contract from '@outrider/contract/identity/oauth';
import { request } from '../request.ts';

export const beginLink = request(contract.beginLink, { silent: true });
export const getOauthUserInfo = request(contract.getOauthUserInfo);
export const linkSignInMethod = request(contract.linkSignInMethod, { silent: true });
export const listSignInMethods = request(contract.listSignInMethods, { silent: true });
export const signInWithOauth = request(contract.signInWithOauth);
export const signUpWithOauth = request(contract.signUpWithOauth, { silent: true });
export const unlinkSignInMethod = request(contract.unlinkSignInMethod);
