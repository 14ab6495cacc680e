import * as contract from '@outrider/contract/campaigns/campaign';
import { request } from '../request.ts';

export const getCampaign = request(contract.getCampaign);
export const listCampaigns = request(contract.listCampaigns);
