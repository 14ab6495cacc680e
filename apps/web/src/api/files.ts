import { changeFileLink, createFileLink, listFileLinks, revokeFileLink } from '@outrider/contract/files/link';
import * as contract from '@outrider/contract/files/space';
import {
  changeFile,
  changeFolder,
  createFolder,
  deleteFiles,
  deleteFolder,
  downloadFile,
  emptyBin,
  listFiles,
  previewFile,
  readSpace,
} from '@outrider/contract/files/space';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { request } from './request.ts';

export const keepUploadAsFile = request(contract.keepUploadAsFile);
export const restoreFiles = request(contract.restoreFiles);
export const restoreFolder = request(contract.restoreFolder);

/** Everything read about files lies under this key, so that one change can refresh all of it. */
const FILES = 'files';
/** Downloads are counted while the user looks. */
const ASK_EVERY_MS = 30_000;

export const refreshFiles = () => queryClient.invalidateQueries({ queryKey: [FILES] });

export const spaceQuery = queryOptions({
  queryKey: [FILES, 'space'],
  queryFn: ({ signal }) => call(readSpace, {}, { silent: true, signal }),
});

export type FilesAsked = z.input<typeof listFiles.input>;

export const filesQuery = (asked: FilesAsked) =>
  queryOptions({
    queryKey: [FILES, 'list', asked],
    queryFn: ({ signal }) => call(listFiles, asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  });

export const fileLinksQuery = (fileId: string) =>
  queryOptions({
    queryKey: [FILES, 'links', fileId],
    queryFn: async ({ signal }) => (await call(listFileLinks, { fileId }, { silent: true, signal })).links,
    refetchInterval: ASK_EVERY_MS,
  });

/** Asked for when it is shown: the address works for ten minutes. */
export const previewQuery = (fileId: string) =>
  queryOptions({
    queryKey: [FILES, 'preview', fileId],
    queryFn: ({ signal }) => call(previewFile, { fileId }, { silent: true, signal }),
    gcTime: 0,
  });

const refreshing = <I, O>(mutationFn: (input: I) => Promise<O>) =>
  mutationOptions({
    mutationFn,
    // Not waited for: what is deleted leaves the screen with it, and its caller would no longer get the answer.
    onSettled: () => void refreshFiles(),
  });

export const createFolderMutation = refreshing((folder: z.input<typeof createFolder.input>) =>
  call(createFolder, folder),
);
export const changeFolderMutation = refreshing((change: z.input<typeof changeFolder.input>) =>
  call(changeFolder, change),
);
export const deleteFolderMutation = refreshing((folderId: string) => call(deleteFolder, { folderId }));
export const changeFileMutation = refreshing((change: z.input<typeof changeFile.input>) => call(changeFile, change));
export const deleteFilesMutation = refreshing((fileIds: string[]) => call(deleteFiles, { fileIds }));
export const restoreFilesMutation = refreshing((fileIds: string[]) => restoreFiles({ fileIds }));
export const emptyBinMutation = refreshing((_nothing: undefined) => call(emptyBin, {}));
export const createLinkMutation = refreshing((link: z.input<typeof createFileLink.input>) =>
  call(createFileLink, link),
);
export const changeLinkMutation = refreshing((change: z.input<typeof changeFileLink.input>) =>
  call(changeFileLink, change),
);
export const revokeLinkMutation = refreshing((linkId: string) => call(revokeFileLink, { linkId }));

export const downloadAddress = async (fileId: string) => (await call(downloadFile, { fileId })).url;
