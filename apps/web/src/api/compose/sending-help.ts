import * as contract from '@outrider/contract/compose/sending-help';
import { request } from '../request.ts';

export const checkMail = request(contract.checkMail, { silent: true });
export const getComposeSettings = request(contract.getComposeSettings, { silent: true });
export const listRecipients = request(contract.listRecipients, { silent: true });
export const saveComposeSettings = request(contract.saveComposeSettings);
