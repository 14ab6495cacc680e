import * as contract from '@outrider/contract/campaigns/campaign';
import { request } from '../request.ts';

export const copyCampaign = request(contract.copyCampaign);
export const copyCampaigns = request(contract.copyCampaigns);
export const deleteCampaigns = request(contract.deleteCampaigns);
export const restoreCampaigns = request(contract.restoreCampaigns);
