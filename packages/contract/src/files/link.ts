import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const LINK_DOWNLOADS_MAX = 1_000_000;
export const LINK_PASSWORD_MAX = 200;
const DOWNLOADS_LISTED = 100;

/** `usedUp`: downloaded as often as allowed. */
export const LINK_STATES = ['active', 'expired', 'revoked', 'usedUp'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const fileLink = z.object({
  linkId: z.uuid(),
  url: z.string(),
  state: z.enum(LINK_STATES),
  createdAt: z.iso.datetime(),
  /** Null: it does not end by itself. */
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  maxDownloads: z.int().nullable(),
  hasPassword: z.boolean(),
  /** By people; those of programs that look at where links lead are not counted here. */
  downloads: z.int(),
  machineDownloads: z.int(),
  /** Addresses of those it was sent to. */
  sentTo: z.array(z.string()),
});
export type FileLink = z.infer<typeof fileLink>;

const fileDownload = z.object({
  at: z.iso.datetime(),
  /** Browser and system, as far as they say. */
  agent: z.string(),
  /** Where from: the first part of an address. */
  network: z.string(),
  byMachine: z.boolean(),
});
export type FileDownload = z.infer<typeof fileDownload>;

const choices = {
  expiresAt: z.iso.datetime('malformed').nullable(),
  maxDownloads: z.int().min(1).max(LINK_DOWNLOADS_MAX).nullable(),
  /** Null: none. */
  password: z.string().min(1, 'blank').max(LINK_PASSWORD_MAX, 'tooLong').nullable(),
};

export const createFileLink = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/link/create',
  access: 'login',
  summary: 'A link by which anybody who has it downloads the file',
  input: z.object({
    fileId: z.uuid(),
    expiresAt: choices.expiresAt.default(null),
    maxDownloads: choices.maxDownloads.default(null),
    password: choices.password.default(null),
  }),
  output: fileLink,
  errors: ['spaceFileNotFound', 'spaceAlreadyDeleted', 'spaceNoShare'],
});

export const changeFileLink = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/link/change',
  access: 'login',
  summary: 'Another end, number of downloads or password, also for links that were sent; what is left out stays',
  input: z.object({
    linkId: z.uuid(),
    expiresAt: choices.expiresAt.optional(),
    maxDownloads: choices.maxDownloads.optional(),
    password: choices.password.optional(),
  }),
  output: fileLink,
  errors: ['spaceFileNotFound', 'spaceNoPermission'],
});

export const revokeFileLink = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/files/link/revoke',
  access: 'login',
  summary: 'End a link at once, also in mails that were sent; the file stays',
  input: z.object({ linkId: z.uuid() }),
  output: fileLink,
  errors: ['spaceFileNotFound'],
});

export const listFileLinks = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/files/link/list',
  access: 'login',
  summary: 'The links of a file, newest first, and the last downloads of each',
  input: z.object({ fileId: z.uuid() }),
  output: z.object({
    links: z.array(fileLink.extend({ lastDownloads: z.array(fileDownload).max(DOWNLOADS_LISTED) })),
  }),
  errors: ['spaceFileNotFound'],
});
