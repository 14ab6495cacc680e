import * as contract from '@outrider/contract/push';
import { request } from './request.ts';

export const addPushDevice = request(contract.addPushDevice);
