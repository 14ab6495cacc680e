import * as contract from '@outrider/contract/contacts/labels';
import { request } from '../request.ts';

export const deleteContactFilter = request(contract.deleteContactFilter);
export const saveContactFilter = request(contract.saveContactFilter);
