import * as contract from '@outrider/contract/inbox/inbox';
import { open } from '../../platform/api.ts';
import { request } from '../request.ts';

export const allowImages = request(contract.allowImages);
export const labelThread = request(contract.labelThread);
export const setStage = request(contract.setStage);
export const snoozeMessages = request(contract.snoozeMessages);

type MailPart = { mid: string; part: string };

export const downloadPart = (asked: MailPart) => open(`${contract.downloadPart.path}?${new URLSearchParams(asked)}`);

/** The same as a picture in its text, without a notice where it cannot be had. */
export const previewPart = (asked: MailPart) =>
  open(`${contract.downloadPart.path}?${new URLSearchParams({ ...asked, preview: '1' })}`, { silent: true });
