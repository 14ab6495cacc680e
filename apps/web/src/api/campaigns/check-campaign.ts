import * as contract from '@outrider/contract/campaigns/operate';
import { request } from '../request.ts';

export const checkCampaign = request(contract.checkCampaign);
