import { CATEGORIES, FLAGS } from '@outrider/email-verifier/verdict';
import { z } from 'zod';
import { contactFilter } from '../contacts/contact.ts';
import { endpoint } from '../endpoint.ts';
import { INTEGER_MAX } from '../ranges.ts';

/** The type of a verification task, as the specification names it. */
export const VERIFY_TASK_TYPE = 'MAIL_VERIFY';
export const VERIFY_ADDRESSES_MAX = 100_000;
/** As many addresses of a hundred letters each; real ones have thirty. */
export const VERIFY_TEXT_MAX = VERIFY_ADDRESSES_MAX * 100;

export const verifyVerdict = z.object({
  email: z.string(),
  category: z.enum(CATEGORIES),
  reason: z.string(),
  flags: z.array(z.enum(FLAGS)),
  mx: z.string(),
  code: z.int().nullable(),
  enhanced: z.string(),
  reply: z.string(),
  attempts: z.int(),
  meant: z.string().nullable(),
});

export type VerifyVerdict = z.infer<typeof verifyVerdict>;

export const TASK_STATES = ['running', 'paused', 'waitingForRoute', 'done', 'canceled'] as const;
export const TASK_SOURCES = ['paste', 'upload', 'contacts', 'agent', 'recheck', 'import'] as const;

export const verifyTask = z.object({
  taskId: z.uuid(),
  taskType: z.literal(VERIFY_TASK_TYPE),
  name: z.string(),
  source: z.enum(TASK_SOURCES),
  fileName: z.string(),
  state: z.enum(TASK_STATES),
  total: z.int(),
  checked: z.int(),
  /** Asked to come back: a second try is planned. */
  waiting: z.int(),
  counts: z.record(z.enum(CATEGORIES), z.int()),
  charged: z.int(),
  perSecond: z.number(),
  secondsLeft: z.int().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  by: z.string(),
});
export type VerifyTask = z.infer<typeof verifyTask>;

export const beginVerification = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/verification/begin',
  access: 'login',
  summary: 'Check addresses: pasted, from a file’s text, or the contacts a filter leaves; each address once',
  input: z.object({
    name: z.string().trim().max(100, 'tooLong').default(''),
    from: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('text'),
        text: z.string().min(1, 'blank').max(VERIFY_TEXT_MAX, 'tooLong'),
        isUpload: z.boolean().default(false),
        fileName: z.string().max(255).default(''),
      }),
      z.object({ kind: z.literal('contacts'), filter: contactFilter }),
      z.object({ kind: z.literal('unchecked'), taskId: z.uuid() }),
    ]),
    /** Only syntax, names and domains: free, and says nothing about the mailbox. */
    namesOnly: z.boolean().default(false),
  }),
  output: z.object({ task: verifyTask, twice: z.int(), notAddresses: z.int() }),
  errors: [
    'verificationQuotaReached',
    'noProbeRoute',
    'nothingToVerify',
    'tooManyAddresses',
    'notFound',
    'planIsReadOnly',
    'planIsPaused',
  ],
  // Line breaks and letters beyond ASCII take two bytes and more.
  bodyMaxBytes: VERIFY_TEXT_MAX * 2,
});

export const readVerification = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/read',
  access: 'login',
  summary: 'How far a check is',
  input: z.object({ taskId: z.uuid() }),
  output: verifyTask,
  errors: ['notFound'],
});

export const listVerifications = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/history',
  access: 'login',
  summary: 'Checks of the workspace, newest first',
  input: z.object({
    state: z.enum(TASK_STATES).optional(),
    search: z.string().max(200).default(''),
    page: z.coerce.number().int().min(1).default(1),
  }),
  output: z.object({
    taskList: z.array(verifyTask),
    totalPage: z.int(),
    total: z.int(),
    stateCounts: z.record(z.enum([...TASK_STATES, 'all']), z.int()),
    month: z.object({
      checked: z.int(),
      runs: z.int(),
      charged: z.int(),
      givenBack: z.int(),
      reserved: z.int(),
      counts: z.record(z.enum(CATEGORIES), z.int()),
      validBounced: z.int(),
      validMailed: z.int(),
      unknownBounced: z.int(),
      unknownMailed: z.int(),
      /** Of larger checks, without hosts that asked to wait; null while there is none. */
      medianSecondsPer1000: z.number().nullable(),
      /** The longest a host that asked to wait was waited for; 0 while none did. */
      slowestSeconds: z.number(),
    }),
  }),
  errors: [],
});

export const verifyRow = verifyVerdict.extend({
  row: z.int(),
  /** From the first time its host was asked to the answer. */
  tookMs: z.int().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  /** Asked, and to be asked again at `nextTryAt`: what it says so far may change. */
  pending: z.boolean(),
});
export type VerifyRow = z.infer<typeof verifyRow>;

export const listVerifyRows = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/rows',
  access: 'login',
  summary: 'Results of a check, in the order they came; one that came with a second try comes again',
  input: z.object({
    taskId: z.uuid(),
    category: z.enum(CATEGORIES).optional(),
    flag: z.enum(FLAGS).optional(),
    search: z.string().max(254).default(''),
    after: z.coerce.number().int().min(0).max(INTEGER_MAX).default(0),
  }),
  output: z.object({ rows: z.array(verifyRow), next: z.int().nullable(), total: z.int() }),
  errors: ['notFound'],
});

export const streamVerifyRows = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/stream',
  access: 'login',
  summary:
    'Results of a check as they come, each with its `report` number to go on after; ends with the check, or a minute later',
  withoutScreen: 'For programs that follow a check; the screen asks for pages, which can be searched and filtered',
  input: listVerifyRows.input.pick({ taskId: true, after: true }),
  output: verifyRow.extend({ report: z.int() }),
  answersAs: 'lines',
  errors: ['notFound', 'serverBusy'],
});

export const operateVerification = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/verification/operate',
  access: 'login',
  summary: 'Pause, go on or cancel a check; what was reserved for the rest is given back on cancel',
  input: z.object({ taskId: z.uuid(), operation: z.enum(['pause', 'resume', 'cancel']) }),
  output: verifyTask,
  errors: ['notFound'],
});

export const pushValid = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/verification/push',
  access: 'login',
  summary: 'Add the valid addresses of a check to the contacts',
  input: z.object({
    taskId: z.uuid(),
    categories: z.array(z.enum(CATEGORIES)).min(1).default(['VALID']),
    list: z.string().trim().max(60).default(''),
  }),
  output: z.object({ added: z.int(), already: z.int(), suppressed: z.int() }),
  errors: ['notFound', 'contactQuotaReached'],
});

export const exportVerification = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/export',
  access: 'login',
  summary: 'Results of a check as CSV, safe to open in a spreadsheet',
  input: z.object({ taskId: z.uuid(), category: z.enum(CATEGORIES).optional() }),
  output: z.object({ csv: z.string() }),
  errors: ['notFound'],
});

export const verifyOne = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/verification/one',
  access: 'login',
  summary: 'Check one address now; what asks to come back later ends as unchecked',
  input: z.object({ email: z.string().trim().min(1, 'blank').max(320, 'tooLong') }),
  output: verifyVerdict,
  errors: ['verificationQuotaReached', 'noProbeRoute', 'planIsReadOnly', 'planIsPaused'],
});

export const SELF_CHECKS = ['port25', 'reverseDns', 'names', 'mailPorts', 'blocklists', 'clock'] as const;

export const getSelfCheck = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/verification/self-check',
  access: 'login',
  summary: 'Whether this installation can ask mail hosts at all',
  input: z.object({}),
  output: z.object({
    canAsk: z.boolean(),
    checkedAt: z.iso.datetime().nullable(),
    /** The route to mail servers: direct, a proxy or a service. */
    route: z.enum(['direct', 'proxy', 'service']),
    checks: z.array(
      z.object({
        check: z.enum(SELF_CHECKS),
        verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
        values: z.record(z.string(), z.string()),
      }),
    ),
    /** Half-hours, oldest first: whether the route was open; null where nobody looked. */
    lastDay: z.array(z.boolean().nullable()),
    waitingTasks: z.array(z.object({ taskId: z.uuid(), name: z.string(), left: z.int() })),
  }),
  errors: [],
});

export const runSelfCheck = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/verification/self-check/run',
  access: 'login',
  summary: 'Look again now',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
