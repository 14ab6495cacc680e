import * as contract from '@outrider/contract/campaigns/statistics';
import { request } from '../request.ts';

export const exportCampaignEvents = request(contract.exportCampaignEvents);
export const listCampaignEvents = request(contract.listCampaignEvents);
