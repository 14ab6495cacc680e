import * as contract from '@outrider/contract/mailboxes/add';
import { request } from '../request.ts';

export const addAccount = request(contract.addAccount, { silent: true });
export const addCustomerAccount = request(contract.addCustomerAccount, { silent: true });
export const beginConsent = request(contract.beginConsent);
export const listConsentProviders = request(contract.listConsentProviders, { silent: true });
export const readConsent = request(contract.readConsent, { silent: true });
export const suggestServer = request(contract.suggestServer, { silent: true });
export const testServerAccount = request(contract.testServerAccount);
