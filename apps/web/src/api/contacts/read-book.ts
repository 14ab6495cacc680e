import * as contract from '@outrider/contract/contacts/labels';
import { request } from '../request.ts';

export const getContactBook = request(contract.getContactBook, { silent: true });
