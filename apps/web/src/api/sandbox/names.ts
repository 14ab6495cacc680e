import * as contract from '@outrider/contract/sandbox/names';
import { request } from '../request.ts';

export const failBoxedName = request(contract.failBoxedName);
export const listBoxedDomains = request(contract.listBoxedDomains, { silent: true });
export const publishBoxedRecord = request(contract.publishBoxedRecord, { silent: true });
export const readBoxedZone = request(contract.readBoxedZone, { silent: true });
export const removeBoxedRecord = request(contract.removeBoxedRecord);
export const slowNameServer = request(contract.slowNameServer);
