import * as contract from '@outrider/contract/inbox/proxy';
import { request } from '../request.ts';

export const mailProxy = request(contract.mailProxy);
