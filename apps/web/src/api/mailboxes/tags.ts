import * as contract from '@outrider/contract/mailboxes/tags';
import { request } from '../request.ts';

export const addTag = request(contract.addTag);
export const updateTagRelations = request(contract.updateTagRelations);
