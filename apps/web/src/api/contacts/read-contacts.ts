import * as contract from '@outrider/contract/contacts/contact';
import { request } from '../request.ts';

export const listContacts = request(contract.listContacts);
