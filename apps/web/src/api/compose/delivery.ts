import * as contract from '@outrider/contract/compose/delivery';
import { request } from '../request.ts';

export const listScheduled = request(contract.listScheduled, { silent: true });
export const readDelivery = request(contract.readDelivery);
export const sendAgain = request(contract.sendAgain);
export const sendNow = request(contract.sendNow);
export const undoDelivery = request(contract.undoDelivery);
