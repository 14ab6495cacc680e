import * as contract from '@outrider/contract/campaigns/follow-ups';
import { request } from '../request.ts';

export const agreeToFollowUp = request(contract.agreeToFollowUp);
export const moveFollowUp = request(contract.moveFollowUp);
export const undoFollowUp = request(contract.undoFollowUp);
