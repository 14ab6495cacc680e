import { PICTURE_TYPES } from '@outrider/campaign-rules/picture-links';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A mail carries its pictures with it, so each of them is as heavy as the mail gets. */
export const PICTURE_MAX_BYTES = 200_000;
/** A workspace that has more does not look at its mails. */
export const PICTURES_PER_WORKSPACE = 500;
/** Base64 takes four letters for three bytes. */
const DATA_MAX = Math.ceil(PICTURE_MAX_BYTES / 3) * 4;

const picture = z.object({
  pictureId: z.uuid(),
  type: z.enum(PICTURE_TYPES),
  width: z.int(),
  height: z.int(),
  size: z.int(),
});

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/picture/upload',
  access: 'login',
  summary: 'A picture for mails: PNG, JPEG or GIF. It is kept while a mail has it, without where and when it was taken',
  input: z.object({ data: z.base64('malformed').min(1, 'blank').max(DATA_MAX, 'tooLong') }),
  output: picture,
  errors: ['notAPicture', 'tooManyPictures'],
  bodyMaxBytes: DATA_MAX + 1_024,
});

export const showPicture = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/picture/read',
  access: 'login',
  summary: 'A picture of a mail, for its author',
  input: z.object({ pictureId: z.uuid() }),
  output: picture.extend({ data: z.string() }),
  errors: ['notFound'],
});
