import * as contract from '@outrider/contract/contacts/merge';
import { request } from '../request.ts';

export const mergeContacts = request(contract.mergeContacts);
export const undoMerge = request(contract.undoMerge);
