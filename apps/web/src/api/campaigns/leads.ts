import * as contract from '@outrider/contract/campaigns/leads';
import { request } from '../request.ts';

export const addLeads = request(contract.addLeads);
export const operateLeads = request(contract.operateLeads);
export const removeLeadSource = request(contract.removeLeadSource);
export const retryLeadSource = request(contract.retryLeadSource);
export const setLiveSource = request(contract.setLiveSource);
export const settleDoubts = request(contract.settleDoubts);
export const verifyLeads = request(contract.verifyLeads);
