import * as contract from '@outrider/contract/sandbox/people';
import { request } from '../request.ts';

export const actAsPerson = request(contract.actAsPerson);
export const getBoxedPerson = request(contract.getBoxedPerson, { silent: true });
export const listBoxedPeople = request(contract.listBoxedPeople, { silent: true });
export const setPersonHabit = request(contract.setPersonHabit, { silent: true });
