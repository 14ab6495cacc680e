import * as contract from '@outrider/contract/sandbox/mailboxes';
import { request } from '../request.ts';

export const createBoxedMailbox = request(contract.createBoxedMailbox, { silent: true });
export const listBoxedMailboxes = request(contract.listBoxedMailboxes, { silent: true });
export const setBoxedMailbox = request(contract.setBoxedMailbox);
