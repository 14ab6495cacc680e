import * as contract from '@outrider/contract/compose/picture';
import { request } from '../request.ts';

export const fetchRemotePicture = request(contract.fetchRemotePicture, { silent: true });
