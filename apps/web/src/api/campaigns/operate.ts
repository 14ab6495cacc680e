import * as contract from '@outrider/contract/campaigns/operate';
import { request } from '../request.ts';

export const cancelCampaigns = request(contract.cancelCampaigns);
export const launchCampaign = request(contract.launchCampaign, { silent: true });
export const pauseCampaigns = request(contract.pauseCampaigns);
export const undoCampaignChanges = request(contract.undoCampaignChanges);
