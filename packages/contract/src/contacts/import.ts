import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { customFieldName, STANDARD_FIELDS } from './contact.ts';

export const IMPORT_FILE_MAX_BYTES = 200 * 1_048_576;
export const IMPORT_COLUMNS_MAX = 1_000;
export const IMPORT_PREVIEW_ROWS = 20;
const IMPORTS_LISTED_MAX = 20;

const IMPORT_PART_MAX_BYTES = 8 * 1_048_576;

export const IMPORT_FORMATS = ['csv', 'tsv', 'txt', 'xlsx', 'json', 'paste'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const IMPORT_STATES = [
  'uploading',
  'reading',
  'mapping',
  'running',
  'canceled',
  'undoing',
  'undone',
  'done',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const columnTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('standard'), field: z.enum(STANDARD_FIELDS) }),
  z.object({ kind: z.literal('name') }),
  z.object({
    kind: z.literal('custom'),
    field: customFieldName,
    type: z.enum(['text', 'number', 'date']).default('text'),
  }),
  z.object({ kind: z.literal('tag') }),
  z.object({ kind: z.literal('skip') }),
]);
export type ColumnTarget = z.infer<typeof columnTarget>;

export const importColumn = z.object({
  index: z.int(),
  header: z.string(),
  target: columnTarget,
  /** How the target was found. `ideas`: what it could be, when nothing fits well. */
  matched: z.enum(['remembered', 'byName', 'byValues', 'not']),
  ideas: z.array(z.string()),
  samples: z.array(z.string()),
  filled: z.int(),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** Each row is one of these, so that they add up to the rows done; `withRemark` counts some of them again. */
const importCounts = z.object({
  added: z.int(),
  updated: z.int(),
  /** Already here, and the rule leaves them as they are. */
  unchanged: z.int(),
  twice: z.int(),
  suppressed: z.int(),
  notTaken: z.int(),
  withRemark: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importRun = z.object({
  importId: z.uuid(),
  fileName: z.string(),
  format: z.enum(IMPORT_FORMATS),
  /** As it was found: encoding, delimiter and whether row 1 is a header. */
  encoding: z.string(),
  delimiter: z.string(),
  hasHeader: z.boolean(),
  state: z.enum(IMPORT_STATES),
  bytes: z.int(),
  /** While uploading: what is stored, where the next part begins. */
  bytesRead: z.int(),
  rows: z.int(),
  rowsDone: z.int(),
  counts: importCounts,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it failed, or empty. */
  problem: z.string(),
});
export type ImportRun = z.infer<typeof importRun>;

export const beginImport = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/begin',
  access: 'login',
  summary: 'Open an import; the file follows in parts',
  input: z.object({
    fileName: z.string().max(255, 'tooLong'),
    bytes: z.int().min(1),
    isPaste: z.boolean().default(false),
  }),
  output: importRun,
  errors: ['importFileTooLarge'],
});

export const uploadImportPart = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/part',
  access: 'login',
  summary: 'The next part of the file, as bytes; for one that is there already, where to go on',
  sends: 'query',
  takes: 'bytes',
  bodyMaxBytes: IMPORT_PART_MAX_BYTES,
  input: z.object({ importId: z.uuid(), offset: z.coerce.number().int().min(0).max(IMPORT_FILE_MAX_BYTES) }),
  output: importRun,
  errors: ['notFound'],
});

export const readImport = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/import/read',
  access: 'login',
  summary: 'How far an import is',
  input: z.object({ importId: z.uuid() }),
  output: importRun,
  errors: ['notFound'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/import/list',
  access: 'login',
  summary: `The last ${IMPORTS_LISTED_MAX} imports, newest first`,
  input: z.object({}),
  output: z.object({ imports: z.array(importRun).max(IMPORTS_LISTED_MAX) }),
  errors: [],
});

export const IMPORT_ROW_OUTCOMES = ['new', 'updated', 'skipped', 'twice', 'notTaken', 'remark', 'suppressed'] as const;
export type ImportRowOutcome = (typeof IMPORT_ROW_OUTCOMES)[number];

export const importChoices = z.object({
  columns: z.array(z.object({ index: z.int().min(0).max(5_000), target: columnTarget })).max(IMPORT_COLUMNS_MAX),
  hasHeader: z.boolean(),
  ifHere: z.enum(['fillEmpty', 'overwrite', 'skip']),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  lists: z.array(z.string().trim().min(1).max(60)).max(20),
  source: z.string().trim().max(200),
  verifyAfter: z.boolean(),
  keepMapping: z.boolean(),
});
export type ImportChoices = z.infer<typeof importChoices>;

export const previewImport = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/preview',
  access: 'login',
  summary: 'The columns of a file, what they become, and what would happen to its rows',
  input: z.object({ importId: z.uuid(), choices: importChoices.partial().default({}) }),
  output: z.object({
    run: importRun,
    columns: z.array(importColumn),
    choices: importChoices,
    /** The first rows exactly as they would be stored. */
    rows: z
      .array(
        z.object({
          row: z.int(),
          values: z.record(z.string(), z.string()),
          outcome: z.enum(IMPORT_ROW_OUTCOMES),
          why: z.string(),
        }),
      )
      .max(IMPORT_PREVIEW_ROWS),
    /** Of a large file guessed from its beginning. */
    expected: z.object({
      rows: z.int(),
      added: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      twice: z.int(),
      suppressed: z.int(),
      notTaken: z.int(),
      isExact: z.boolean(),
    }),
    /** `total` null: unlimited. */
    contactsAfter: z.object({ used: z.int(), total: z.int().nullable() }),
  }),
  errors: ['notFound', 'importUnreadable'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/start',
  access: 'login',
  summary: 'Take the rows in; goes on in the background and after a restart',
  input: z.object({ importId: z.uuid(), choices: importChoices }),
  output: importRun,
  errors: ['notFound', 'importUnreadable', 'contactQuotaReached', 'tooManyFields'],
});

export const importProblem = z.object({
  problemId: z.uuid(),
  /** The line in the file; 1 is the header where there is one. */
  row: z.int(),
  /** Empty: the whole row. */
  column: z.string(),
  value: z.string(),
  kind: z.enum(['notTaken', 'remark']),
  why: z.string(),
  values: z.record(z.string(), z.string()),
  /** What was probably meant, or empty. */
  meant: z.string(),
  /** Whether another value would help. */
  canBeFixed: z.boolean(),
  fixed: z.boolean(),
});
export type ImportProblem = z.infer<typeof importProblem>;

export const listImportProblems = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/import/problems',
  access: 'login',
  summary: 'Rows that were not taken or taken with a remark, by row',
  input: z.object({
    importId: z.uuid(),
    kind: z.enum(['notTaken', 'remark']).optional(),
    afterRow: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  }),
  output: z.object({ problems: z.array(importProblem), total: z.int(), more: z.boolean() }),
  errors: ['notFound'],
});

export const fixImportRow = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/fix',
  access: 'login',
  summary: 'Take a row after all, with a mended value',
  input: z.object({ problemId: z.uuid(), value: z.string().trim().max(254, 'tooLong') }),
  output: importProblem,
  errors: ['notFound', 'importRowStays', 'contactQuotaReached'],
});

export const stopImport = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/import/stop',
  access: 'login',
  summary: 'Cancel an import: keep what is in, or take it all back',
  input: z.object({ importId: z.uuid(), takeBack: z.boolean().default(false) }),
  output: importRun,
  errors: ['notFound'],
});
