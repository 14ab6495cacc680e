import * as contract from '@outrider/contract/campaigns/forecast';
import { request } from '../request.ts';

export const forecastCampaign = request(contract.forecastCampaign);
export const listForecast = request(contract.listForecast);
