import * as contract from '@outrider/contract/contacts/contact';
import { request } from '../request.ts';

export const addContact = request(contract.addContact);
export const addNote = request(contract.addNote);
export const deleteContacts = request(contract.deleteContacts);
export const deleteNote = request(contract.deleteNote);
export const editContact = request(contract.editContact, { silent: true });
export const exportContacts = request(contract.exportContacts);
export const labelContacts = request(contract.labelContacts);
export const restoreContacts = request(contract.restoreContacts);
