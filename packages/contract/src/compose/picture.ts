import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Those every mail program shows. */
export const MAIL_PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export const fetchRemotePicture = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/picture',
  access: 'login',
  summary: 'A picture of the web that was pasted into a mail, fetched so that it can go along as a part of it',
  input: z.object({ url: z.url({ protocol: /^https?$/, error: 'malformed' }).max(4_000, 'tooLong') }),
  /** Null where there is no picture, or one that is too large or of another kind. */
  output: z.object({ picture: z.object({ type: z.enum(MAIL_PICTURE_TYPES), data: z.string() }).nullable() }),
  errors: ['serverBusy'],
});
