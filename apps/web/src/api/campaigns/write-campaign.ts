import * as contract from '@outrider/contract/campaigns/campaign';
import { request } from '../request.ts';

export const createCampaign = request(contract.createCampaign, { silent: true });
export const saveCampaign = request(contract.saveCampaign, { silent: true });
export const createReadyCampaign = request(contract.createReadyCampaign);
