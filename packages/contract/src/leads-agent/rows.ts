import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { VERDICTS } from '@outrider/lead-finder/lead';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bigintId, INTEGER_MAX } from '../ranges.ts';
import { procedureLine } from './procedure.ts';
import { agentTask, FITS, judgement, stated } from './search.ts';

export const ROWS_PAGE_SIZE = 100;
/** As many as one screen can hold; all of a fit are chosen without naming them. */
export const CHOSEN_ROWS_MAX = 10_000;

const taskId = z.uuid();
export const rowId = bigintId;

export const agentRow = z.object({
  rowId,
  name: stated,
  title: stated.nullable(),
  company: stated.nullable(),
  companyKey: z.string(),
  place: stated.nullable(),
  phone: stated.nullable(),
  links: z.array(stated),
  /** `guessed`: made by the company's pattern and verified; its proofs are the addresses the pattern was seen in. */
  email: stated.nullable(),
  emailOrigin: z.enum(['stated', 'guessed']).nullable(),
  emailState: z.enum(['none', 'searching', ...CATEGORIES]),
  judgements: z.array(judgement),
  fit: z.enum(FITS),
  /** Why it is out, or what is open. */
  decidedBy: z.string(),
  /** How sure the whole row is, 0 to 1. */
  confidence: z.number(),
  /** The row's contact, if there is one by now. */
  contactId: z.string().nullable(),
  isPreview: z.boolean(),
  /** What the user said of the judgement in the preview. */
  agreed: z.boolean().nullable(),
  foundAt: z.iso.datetime(),
});
export type AgentRow = z.infer<typeof agentRow>;

/** Rows by number, all that stand so, or with `null` all of the search. */
export const rowChoice = z.union([
  z.object({ rowIds: z.array(rowId).min(1).max(CHOSEN_ROWS_MAX) }),
  z.object({ fit: z.enum(FITS).nullable() }),
]);

export const listRows = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/ai-agent/rows',
  access: 'login',
  summary: 'People a search found, in the order they came, with every verdict and its evidence',
  input: z.object({
    taskId,
    fit: z.enum(FITS).optional(),
    isPreview: z.stringbool().optional(),
    after: z.coerce.number().int().min(0).max(INTEGER_MAX).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(ROWS_PAGE_SIZE),
  }),
  output: z.object({ rows: z.array(agentRow), next: z.int().nullable(), total: z.int() }),
  errors: ['notFound'],
});

export const streamTask = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/ai-agent/stream',
  access: 'login',
  summary:
    'What happens in a search as it happens, as server-sent events: procedure text, counts, rows; goes on after the id in Last-Event-ID',
  input: z.object({ taskId, after: z.coerce.number().int().min(0).max(INTEGER_MAX).default(0) }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('procedure'), line: procedureLine, at: z.iso.datetime() }),
    z.object({ kind: z.literal('task'), task: agentTask }),
    z.object({ kind: z.literal('row'), row: agentRow }),
  ]),
  answersAs: 'events',
  errors: ['notFound', 'serverBusy'],
});

export const decideRow = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/ai-agent/decide',
  access: 'login',
  summary: 'Decide what stayed unclear, or say that a judgement was right or wrong; a null verdict takes it back',
  input: z.object({ taskId, rowId, criterionId: z.string().max(1), verdict: z.enum(VERDICTS).nullable() }),
  output: agentRow,
  errors: ['notFound'],
});

export const agreeRow = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/ai-agent/agree',
  access: 'login',
  summary: 'Say of a row of the preview that it was judged rightly or wrongly',
  input: z.object({ taskId, rowId, agreed: z.boolean().nullable() }),
  output: agentRow,
  errors: ['notFound'],
});

export const enrichContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/ai-agent/contact/enrich',
  access: 'login',
  summary: 'Look for the addresses of people a search found, and verify them',
  input: z.object({ taskId, choice: rowChoice }),
  output: agentTask,
  errors: ['notFound', 'verificationQuotaReached', 'agentQuotaReached', 'noProbeRoute', 'nothingToAdd'],
});

export const syncContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/ai-agent/contact/sync',
  access: 'login',
  summary: 'Put people a search found into the contacts with their evidence, and into a campaign where one is named',
  input: z
    .object({
      taskId,
      choice: rowChoice,
      labels: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
      campaignId: z.uuid().optional(),
      /** The search runs each week from now on, and people it finds then join the campaign by itself. */
      isLive: z.boolean().default(false),
    })
    .refine(({ isLive, campaignId }) => !isLive || campaignId !== undefined, { error: 'malformed', path: ['isLive'] }),
  output: z.object({ added: z.int(), already: z.int(), suppressed: z.int(), withoutAddress: z.int(), leads: z.int() }),
  errors: ['notFound', 'contactQuotaReached', 'campaignIsOver', 'nothingToAdd'],
});

export const exportRows = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/ai-agent/export',
  access: 'login',
  summary: 'People a search found as CSV with verdicts and evidence, safe to open in a spreadsheet',
  input: z.object({ taskId, fit: z.enum(FITS).optional() }),
  output: z.object({ csv: z.string() }),
  errors: ['notFound'],
});
