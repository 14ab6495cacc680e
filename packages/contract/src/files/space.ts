import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileLink } from './link.ts';
import { fileName } from './upload.ts';

export const FOLDER_NAME_MAX = 100;
export const NOTE_MAX = 500;
export const FOLDER_DEPTH_MAX = 9;
/** Files and folders that may be in one folder. */
export const FOLDER_ENTRIES_MAX = 1_000;
/** Folders of a workspace. */
export const FOLDERS_MAX = 1_000;
export const PREVIEW_MAX_BYTES = 20 * 1_048_576;
/** What was deleted can be brought back for so long. */
export const BIN_DAYS = 30;
export const FILES_PER_PAGE = 50;
const FILES_AT_ONCE_MAX = 200;

/** Longer than any name or note may be: the refusal has a code of its own (specification, section 8). */
const longText = z.string().trim().max(4_000, 'tooLong');

export const spaceFolder = z.object({
  folderId: z.uuid(),
  parentId: z.uuid().nullable(),
  name: z.string(),
  note: z.string(),
  /** Files that go out as links are kept in it; it cannot be changed. */
  isForLinks: z.boolean(),
  /** Nothing in it changes until it is unlocked. */
  isLocked: z.boolean(),
  /** Whether files in it may be sent as links. */
  allowsLinks: z.boolean(),
  /** With those in the folders within. */
  files: z.int(),
  bytes: z.int(),
});
export type SpaceFolder = z.infer<typeof spaceFolder>;

export const spaceFile = z.object({
  fileId: z.uuid(),
  uploadId: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  note: z.string(),
  folderId: z.uuid().nullable(),
  /** Who uploaded it. */
  by: z.string(),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  canPreview: z.boolean(),
  /** The newest one. */
  link: fileLink.nullable(),
});
export type SpaceFile = z.infer<typeof spaceFile>;

export const readSpace = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/space',
  access: 'login',
  summary: 'How full the attachment space is, and its folders',
  input: z.object({}),
  output: z.object({
    usedBytes: z.int(),
    totalBytes: z.int(),
    files: z.int(),
    folders: z.array(spaceFolder).max(FOLDERS_MAX),
  }),
  errors: ['spaceNotEnabled'],
});

export const FILE_VIEWS = ['all', 'links', 'ending', 'bin'] as const;
export type FileView = (typeof FILE_VIEWS)[number];

export const listFiles = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/list',
  access: 'login',
  summary: 'Files, newest first: all of them, those with an open link, those whose link ends within a week, or the bin',
  input: z.object({
    view: z.enum(FILE_VIEWS).default('all'),
    /** Only what lies in this folder itself; without it, in all of them. */
    folderId: z.uuid().optional(),
    search: z.string().trim().max(200, 'tooLong').default(''),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  output: z.object({
    files: z.array(spaceFile).max(FILES_PER_PAGE),
    total: z.int(),
    counts: z.object({ all: z.int(), links: z.int(), ending: z.int(), bin: z.int() }),
  }),
  errors: ['spaceNotEnabled', 'spaceFolderNotFound'],
});

const FOLDER_WRITE_ERRORS = [
  'spaceNoWrite',
  'spaceFolderNameLength',
  'spaceNoteLength',
  'spaceTooDeep',
  'spaceFolderExists',
  'spaceFolderFull',
] as const;

export const createFolder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/folder/create',
  access: 'login',
  summary: 'A new folder',
  input: z.object({
    parentId: z.uuid().nullable().default(null),
    name: longText.min(1, 'blank'),
    note: longText.default(''),
  }),
  output: spaceFolder,
  errors: ['spaceNotEnabled', 'spaceFolderNotFound', ...FOLDER_WRITE_ERRORS],
});

export const changeFolder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/folder/change',
  access: 'login',
  summary:
    'Rename, describe, move or lock a folder, or keep its files from being sent as links; what is left out stays',
  input: z.object({
    folderId: z.uuid(),
    name: longText.min(1, 'blank').optional(),
    note: longText.optional(),
    parentId: z.uuid().nullable().optional(),
    isLocked: z.boolean().optional(),
    allowsLinks: z.boolean().optional(),
  }),
  output: spaceFolder,
  errors: ['spaceFolderNotFound', 'spaceNoManage', ...FOLDER_WRITE_ERRORS],
});

const ofFolder = z.object({ folderId: z.uuid() });

export const deleteFolder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/folder/delete',
  access: 'login',
  summary: 'Put a folder and all in it into the bin; its links stop working',
  input: ofFolder,
  output: z.object({ files: z.int() }),
  errors: ['spaceFolderNotFound', 'spaceNoManage', 'spaceDeleteFailed', 'spaceAlreadyDeleted'],
});

export const restoreFolder = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/folder/restore',
  access: 'login',
  summary: 'Bring a folder back with what was deleted with it',
  input: ofFolder,
  output: spaceFolder,
  errors: ['spaceFolderNotFound'],
});

export const changeFile = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/change',
  access: 'login',
  summary: 'Rename, describe or move a file; what is left out stays',
  input: z.object({
    fileId: z.uuid(),
    name: fileName.optional(),
    note: longText.optional(),
    folderId: z.uuid().nullable().optional(),
  }),
  output: spaceFile,
  errors: [
    'spaceFileNotFound',
    'spaceAlreadyDeleted',
    'spaceNoWrite',
    'spaceNoUpload',
    'spaceFolderNotFound',
    'spaceFileExists',
    'spaceNoteLength',
    'spaceFolderFull',
  ],
});

const ofFiles = z.object({ fileIds: z.array(z.uuid()).min(1).max(FILES_AT_ONCE_MAX) });

export const deleteFiles = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/delete',
  access: 'login',
  summary: 'Put files into the bin, all or none; their links stop working',
  input: ofFiles,
  output: z.object({}),
  errors: ['spaceFileNotFound', 'spaceAlreadyDeleted', 'spaceNoWrite'],
});

export const restoreFiles = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/restore',
  access: 'login',
  summary: 'Bring files back from the bin; their links work again',
  input: ofFiles,
  output: z.object({}),
  errors: ['spaceFileNotFound'],
});

export const emptyBin = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/empty-bin',
  access: 'login',
  summary: 'Delete for good what is in the bin',
  input: z.object({}),
  output: z.object({ files: z.int() }),
  errors: [],
});

export const keepUploadAsFile = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/add',
  access: 'login',
  summary: 'Put the attachment of a draft into the folder of files that go out as links',
  input: z.object({ uploadId: z.uuid() }),
  output: spaceFile,
  errors: ['attachmentLost', 'spaceNotEnabled', 'spaceFileTooLarge', 'spaceFolderFull', 'spaceFull'],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/download',
  access: 'login',
  summary: 'Where a file can be fetched for ten minutes, by anyone who has the address',
  input: z.object({ fileId: z.uuid() }),
  output: z.object({ url: z.string() }),
  errors: ['spaceFileNotFound'],
});

export const previewFile = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/preview',
  access: 'login',
  summary: 'The same for a file that can be shown in place without harm',
  input: z.object({ fileId: z.uuid() }),
  output: z.object({ url: z.string(), type: z.string() }),
  errors: ['spaceFileNotFound', 'spaceNoPreview', 'spacePreviewTooLarge'],
});

export const fetchFileBytes = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/files/bytes',
  access: 'public',
  summary: 'The bytes of a file; the query is signed and carries its own permission',
  input: z.object({
    w: z.uuid(),
    fileId: z.uuid(),
    /** Shown in place, where that was signed too. */
    preview: z.enum(['0', '1']),
    until: z.string().regex(/^\d{1,16}$/),
    sign: z.string().max(100).optional(),
  }),
  output: z.unknown(),
  answersAs: 'file',
  withoutScreen: 'a browser follows the address that downloadFile and previewFile give',
  errors: ['spaceSignatureMissing', 'spaceSignatureWrong', 'spaceSignatureExpired', 'spaceFileNotFound'],
});
