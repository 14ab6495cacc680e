import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../validation.ts';
import { CONNECTION_PROBLEMS } from './add.ts';
import { checkResult } from './checks.ts';

export const BULK_ROWS_MAX = 2_000;

/** toFix: added, but held from campaigns until a check passes. */
export const BULK_OUTCOMES = ['waiting', 'trying', 'added', 'toFix', 'notAdded', 'skipped'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Why a row was not added or skipped, where no server was asked. */
export const BULK_PROBLEMS = [
  ...CONNECTION_PROBLEMS,
  'badAddress',
  'noPassword',
  'badPort',
  'unknownHost',
  'alreadyHere',
  'twiceInFile',
  'noRoomInPlan',
  'canceled',
] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

export const bulkRow = z.object({
  /** The line in the file; 1 is the header. */
  row: z.int(),
  email: z.string(),
  host: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  sends: z.boolean().nullable(),
  receives: z.boolean().nullable(),
  problem: z.enum(BULK_PROBLEMS),
  words: z.string(),
  /** The address that was probably meant, or empty. */
  meant: z.string(),
  accountId: z.uuid().nullable(),
  /** The worst check of a row to fix. */
  check: checkResult.nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const bulkRun = z.object({
  bulkId: z.uuid(),
  fileName: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  counts: z.record(z.enum(BULK_OUTCOMES), z.int()),
  rows: z.array(bulkRow),
});
export type BulkRun = z.infer<typeof bulkRun>;

export const beginBulk = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/bulk/begin',
  access: 'login',
  summary: 'Connect the mailboxes of a CSV file; each row gets its own answer',
  input: z.object({
    fileName: z.string().max(255, 'tooLong'),
    csv: z.string().min(1, 'blank').max(1_000_000, 'tooLong'),
  }),
  output: bulkRun,
  errors: ['bulkFileUnreadable', 'bulkNoEmailColumn', 'bulkTooManyRows'],
});

export const readBulk = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/bulk/read',
  access: 'login',
  summary: 'How far the rows of a file are',
  input: z.object({ bulkId: z.uuid() }),
  output: bulkRun,
  errors: ['notFound'],
});

export const retryBulk = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/bulk/retry',
  access: 'login',
  summary: 'Try rows again that were not added, with what was mended',
  input: z.object({
    bulkId: z.uuid(),
    rows: z
      .array(
        z.object({ row: z.int(), password: z.string().min(1).max(1_000).optional(), email: emailAddress.optional() }),
      )
      .min(1)
      .max(BULK_ROWS_MAX),
  }),
  output: bulkRun,
  errors: ['notFound'],
});

export const cancelBulk = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/bulk/cancel',
  access: 'login',
  summary: 'Stop after the rows being tried; what was added stays',
  input: z.object({ bulkId: z.uuid() }),
  output: bulkRun,
  errors: ['notFound'],
});
