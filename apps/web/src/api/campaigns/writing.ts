import * as contract from '@outrider/contract/campaigns/writing';
import { request } from '../request.ts';

export const proposeContent = request(contract.proposeContent);
export const readWritingHelp = request(contract.readWritingHelp, { silent: true });
