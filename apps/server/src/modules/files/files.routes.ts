import { AppError } from '@outrider/contract/errors';
import * as linkContract from '@outrider/contract/files/link';
import * as contract from '@outrider/contract/files/space';
import { type Api, parseInput, serve, visitOf } from '../../platform/http/serve.ts';
import { describeFile, describeFiles } from './describe-file.ts';
import type { FilesDeps } from './files-deps.ts';
import { changeLink, createLink, listFileLinks, revokeLink } from './links/change-link.ts';
import { linkPages } from './links/link.pages.ts';
import { sendBytes } from './send-bytes.ts';
import { addressOf, checkAddress } from './signed-address.ts';
import { changeFile, deleteFiles, emptyBin } from './space/change-file.ts';
import { changeFolder, createFolder } from './space/change-folder.ts';
import { deleteFolder, restoreFiles, restoreFolder } from './space/delete-folder.ts';
import { findFiles } from './space/files.repository.ts';
import { isShowable, isSmallEnough } from './space/preview-rules.ts';
import { listFiles, readSpace } from './space/read-space.ts';
import { requireFile } from './space/require-file.ts';
import { addFileFromUpload } from './uploads/add-file.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';

export function fileRoutes(api: Api, deps: FilesDeps) {
  uploadRoutes(api, deps);
  spaceRoutes(api, deps);
  linkRoutes(api, deps);
  linkPages(api.app, deps);
}

function spaceRoutes(api: Api, deps: FilesDeps) {
  const { db } = deps;
  serve(api, contract.readSpace, (caller) => readSpace(deps, caller));
  serve(api, contract.listFiles, async (caller, wanted) => {
    const { rows, ...page } = await listFiles(deps, caller, wanted);
    return { ...page, files: await describeFiles(deps, db, caller, rows) };
  });
  serve(api, contract.createFolder, (caller, placed) => createFolder(deps, caller, placed));
  serve(api, contract.changeFolder, (caller, { folderId, ...change }) => changeFolder(deps, caller, folderId, change));
  serve(api, contract.deleteFolder, (caller, { folderId }) => deleteFolder(deps, caller, folderId));
  serve(api, contract.restoreFolder, (caller, { folderId }) => restoreFolder(deps, caller, folderId));
  serve(api, contract.changeFile, async (caller, { fileId, ...change }) => {
    await changeFile(deps, caller, fileId, change);
    return describeFile(deps, db, caller, fileId);
  });
  serve(api, contract.deleteFiles, async (caller, { fileIds }) => {
    await deleteFiles(deps, caller, fileIds);
    return {};
  });
  serve(api, contract.restoreFiles, async (caller, { fileIds }) => {
    const rows = await findFiles(db, caller, fileIds);
    if (rows.length < new Set(fileIds).size) throw new AppError('spaceFileNotFound');
    await restoreFiles(deps, caller, rows);
    return {};
  });
  serve(api, contract.emptyBin, async (caller) => ({ files: await emptyBin(deps, caller) }));
  serve(api, contract.keepUploadAsFile, async (caller, { uploadId }) => {
    const { workspaceId, userId } = caller;
    const fileId = await db
      .transaction()
      .execute((trx) => addFileFromUpload(deps, trx, { workspaceId, userId }, uploadId));
    return describeFile(deps, db, caller, fileId);
  });
  serve(api, contract.downloadFile, async (caller, { fileId }) => {
    await requireFile(db, caller, fileId);
    return { url: addressOf(deps, caller, fileId, '0') };
  });
  serve(api, contract.previewFile, async (caller, { fileId }) => {
    const file = await requireFile(db, caller, fileId);
    if (!isShowable(file)) throw new AppError('spaceNoPreview');
    if (!isSmallEnough(file)) throw new AppError('spacePreviewTooLarge');
    return { url: addressOf(deps, caller, fileId, '1'), type: file.type };
  });
  api.app.get(contract.fetchFileBytes.path, async (request, reply) => {
    const asked = parseInput(contract.fetchFileBytes.input, request.query, visitOf(request));
    checkAddress(deps, asked);
    const file = await requireFile(db, { workspaceId: asked.w }, asked.fileId);
    const shown = asked.preview === '1' && isShowable(file) ? { shownAs: file.type } : {};
    const key = `${file.workspace_id}/${file.upload_id}`;
    return sendBytes(deps, request, reply, { key, size: Number(file.bytes), name: file.name, ...shown });
  });
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

function linkRoutes(api: Api, deps: FilesDeps) {
  serve(api, linkContract.createFileLink, (caller, { fileId, expiresAt, ...wanted }) =>
    createLink(deps, deps.db, caller, fileId, { ...wanted, expiresAt: dateOf(expiresAt) }),
  );
  serve(api, linkContract.changeFileLink, (caller, { linkId, expiresAt, ...change }) =>
    changeLink(deps, caller, linkId, { ...change, ...(expiresAt !== undefined && { expiresAt: dateOf(expiresAt) }) }),
  );
  serve(api, linkContract.revokeFileLink, (caller, { linkId }) => revokeLink(deps, caller, linkId));
  serve(api, linkContract.listFileLinks, (caller, { fileId }) => listFileLinks(deps, caller, fileId));
}
