import * as contract from '@outrider/contract/contacts/suppression';
import { request } from '../request.ts';

export const addSuppressions = request(contract.addSuppressions);
export const erasePerson = request(contract.erasePerson);
export const exportPerson = request(contract.exportPerson);
export const removeSuppression = request(contract.removeSuppression);
