import * as contract from '@outrider/contract/sandbox';
import { request } from '../request.ts';

export const getBoxState = request(contract.getBoxState, { silent: true });
export const listBoxedMail = request(contract.listBoxedMail, { silent: true });
export const listWire = request(contract.listWire, { silent: true });
export const moveBoxClock = request(contract.moveBoxClock);
export const readBoxedMail = request(contract.readBoxedMail, { silent: true });
export const readTranscript = request(contract.readTranscript, { silent: true });
export const setBoxedCardProcessor = request(contract.setBoxedCardProcessor);
export const setBoxedHost = request(contract.setBoxedHost);
export const setBoxedMailHost = request(contract.setBoxedMailHost);
export const setBoxedRegistrar = request(contract.setBoxedRegistrar);
export const setMailboxHost = request(contract.setMailboxHost);
export const setSourceApi = request(contract.setSourceApi);
