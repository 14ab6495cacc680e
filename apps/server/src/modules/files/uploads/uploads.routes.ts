import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/files/upload';
import { type Api, callerOf, parseInput, serve, visitOf } from '../../../platform/http/serve.ts';
import { serveBytes } from '../../../platform/http/serve-bytes.ts';
import type { FilesDeps } from '../files-deps.ts';
import { sendBytes } from '../send-bytes.ts';
import { beginUpload } from './begin-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { describeUpload } from './describe-upload.ts';
import { putPart } from './put-part.ts';
import { removeUpload } from './remove-upload.ts';
import { findUpload, keyOf } from './uploads.repository.ts';

export function uploadRoutes(api: Api, deps: FilesDeps) {
  serve(api, contract.beginUpload, async (caller, begun) =>
    describeUpload(deps.db, caller, await beginUpload(deps, caller, begun)),
  );
  serveBytes(api, contract.putUploadPart, async (caller, part, bytes) => {
    await putPart(deps, caller, { ...part, bytes });
    return { part: part.part };
  });
  serve(api, contract.readUpload, async (caller, { uploadId }) => {
    const upload = await findUpload(deps.db, caller, uploadId);
    if (!upload) throw new AppError('attachmentLost');
    return describeUpload(deps.db, caller, upload);
  });
  serve(api, contract.completeUpload, async (caller, closed) =>
    describeUpload(deps.db, caller, await completeUpload(deps, caller, closed)),
  );
  serve(api, contract.cancelUpload, async (caller, { uploadId }) => {
    await removeUpload(deps, caller, uploadId);
    return {};
  });
  api.app.get(contract.showUploadedPicture.path, async (request, reply) => {
    const caller = await callerOf(api, request);
    const { uploadId } = parseInput(contract.showUploadedPicture.input, request.query, visitOf(request));
    const upload = await findUpload(deps.db, caller, uploadId);
    if (upload?.state !== 'complete') throw new AppError('attachmentLost');
    const shownAs = contract.PICTURE_TYPES.find((type) => type === upload.type.toLowerCase());
    if (!shownAs) throw new AppError('spaceNoPreview');
    void reply.header('cache-control', 'private, max-age=3600');
    return sendBytes(deps, request, reply, {
      key: keyOf(upload),
      size: Number(upload.bytes),
      name: upload.name,
      shownAs,
    });
  });
}
