import * as contract from '@outrider/contract/files/upload';
import { open } from '../platform/api.ts';
import { request, uploadRequest } from './request.ts';

export const beginUpload = request(contract.beginUpload);
export const cancelUpload = request(contract.cancelUpload);
export const completeUpload = request(contract.completeUpload);
export const putUploadPart = uploadRequest(contract.putUploadPart);
export const readUpload = request(contract.readUpload);

export const showUploadedPicture = (uploadId: string) =>
  open(`${contract.showUploadedPicture.path}?${new URLSearchParams({ uploadId })}`, { silent: true });
