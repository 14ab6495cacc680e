import * as contract from '@outrider/contract/campaigns/leads';
import { request } from '../request.ts';

export const listLeads = request(contract.listLeads);
export const listLeftOut = request(contract.listLeftOut);
