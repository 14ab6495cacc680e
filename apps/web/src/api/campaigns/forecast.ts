import * as contract from '@outrider/contract/campaigns/forecast';
import { request } from '../request.ts';

export const sendTest = request(contract.sendTest);
