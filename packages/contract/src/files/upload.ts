import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const FILE_MAX_BYTES = 5 * 1_073_741_824;
/** What most mail servers still take in one mail; anything larger goes as a link. */
export const ATTACHMENT_MAX_BYTES = 25 * 1_048_576;
export const FILE_NAME_MAX = 255;
/** Bytes nothing refers to are deleted after so many days. */
export const UNUSED_UPLOAD_DAYS = 7;
/** So many uploads of a workspace may be unfinished at once. */
export const UNFINISHED_UPLOADS_MAX = 200;

const UPLOAD_PART_MAX_BYTES = 8 * 1_048_576;
/** 5 GB in parts of 1 MB. */
const PARTS_MAX = 5_120;

/** SHA-256 in hex. */
const digest = z.string().regex(/^[\da-f]{64}$/, 'malformed');

/** The name as its owner's system has it; paths and control characters are taken out. */
export const fileName = z.string().trim().min(1, 'blank').max(FILE_NAME_MAX, 'tooLong');

export const fileType = z.string().max(255, 'tooLong').default('');

export const upload = z.object({
  uploadId: z.uuid(),
  name: z.string(),
  /** The media type, application/octet-stream where none is known. */
  type: z.string(),
  size: z.int(),
  state: z.enum(['uploading', 'complete']),
  /** Every part but the last has this size. */
  partBytes: z.int(),
  /** The parts that are stored, counted from 0; empty once it is complete. */
  parts: z.array(z.int()).max(PARTS_MAX),
  /** In the attachment space, where it was uploaded for it and is complete. */
  fileId: z.uuid().nullable(),
});
export type Upload = z.infer<typeof upload>;

export const beginUpload = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/upload/begin',
  access: 'login',
  summary: 'Announce a file by name and size; its bytes follow in parts, in any order',
  input: z.object({
    name: fileName,
    type: fileType,
    size: z.int().min(0),
    /** For a mail, for the attachment space, or for the folder there whose files go out as links. */
    purpose: z.enum(['attachment', 'space', 'link']).default('attachment'),
    /** The folder of the space; null is the top. */
    folderId: z.uuid().nullable().default(null),
    /** Where a file of this name is there, take the next free name. */
    rename: z.boolean().default(false),
  }),
  output: upload,
  errors: [
    'attachmentTooLarge',
    'spaceFileTooLarge',
    'spaceNotEnabled',
    'spaceFolderNotFound',
    'spaceNoUpload',
    'spaceFileExists',
    'spaceFolderFull',
    'spaceFull',
    'serverBusy',
  ],
});

export const putUploadPart = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/upload/part',
  access: 'login',
  summary: 'One part of the file, as bytes with their SHA-256; a part sent again replaces itself',
  sends: 'query',
  takes: 'bytes',
  bodyMaxBytes: UPLOAD_PART_MAX_BYTES,
  input: z.object({
    uploadId: z.uuid(),
    part: z.coerce
      .number()
      .int()
      .min(0)
      .max(PARTS_MAX - 1),
    digest,
  }),
  output: z.object({ part: z.int() }),
  errors: ['attachmentLost', 'uploadDamaged', 'serverBusy'],
});

export const readUpload = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/upload/read',
  access: 'login',
  summary: 'Which parts of a file are stored',
  input: z.object({ uploadId: z.uuid() }),
  output: upload,
  errors: ['attachmentLost'],
});

export const completeUpload = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/upload/complete',
  access: 'login',
  summary: 'Close the file once all parts are stored; the answer says which are missing',
  input: z.object({
    uploadId: z.uuid(),
    /** SHA-256 over the SHA-256 of every part, in order. */
    digest,
  }),
  output: upload,
  errors: ['attachmentLost', 'uploadDamaged', 'serverBusy'],
});

export const cancelUpload = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/upload/cancel',
  access: 'login',
  summary: 'Give an upload up; its bytes are deleted unless a draft or the space refers to them',
  input: z.object({ uploadId: z.uuid() }),
  output: z.object({}),
  errors: [],
});

/** What every browser draws as a picture and nothing else: an SVG is a page, so it is none of them. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'] as const;

export const showUploadedPicture = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/upload/picture',
  access: 'login',
  summary: 'A picture that was uploaded for a mail, to be shown in its draft; no other kind of file',
  input: z.object({ uploadId: z.uuid() }),
  output: z.unknown(),
  answersAs: 'file',
  errors: ['attachmentLost', 'spaceNoPreview'],
});
