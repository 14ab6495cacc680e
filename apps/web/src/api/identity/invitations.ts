import * as contract from '@outrider/contract/identity/invitations';
import { request } from '../request.ts';

export const acceptInvitation = request(contract.acceptInvitation, { silent: true });
export const getInvitation = request(contract.getInvitation, { silent: true });
