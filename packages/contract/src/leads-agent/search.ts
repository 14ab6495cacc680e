import { CRITERION_KINDS, JUDGES, SOURCE_KEYS, SPEND_KEYS, STOP_REASONS, VERDICTS } from '@outrider/lead-finder/lead';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const QUESTION_MAX = 600;
export const CRITERIA_MAX = 8;
export const RESULTS_MAX = 1_000;
export const RESULTS_DEFAULT = 100;
export const HISTORY_PAGE_SIZE = 20;
/** Millionths of a US dollar: a page read costs far less than a cent. */
export const BUDGET_MAX_MICROS = 1_000_000_000;
export const BUDGET_DEFAULT_MICROS = 8_000_000;
export const DEFAULT_SOURCES = ['google', 'gemini', 'claude', 'apollo'] as const;

const micros = z.int().min(0);
const at = z.iso.datetime();
export const sourceKey = z.enum(SOURCE_KEYS);

export const criterion = z.object({
  id: z.string().regex(/^[A-H]$/, 'malformed'),
  kind: z.enum(CRITERION_KINDS),
  label: z.string().trim().min(1, 'blank').max(200, 'tooLong'),
  values: z.array(z.string().trim().min(1).max(100, 'tooLong')).max(20),
  range: z.object({ min: z.int().min(0).nullable(), max: z.int().min(0).nullable() }).nullable(),
  /** A person who meets it is not wanted. */
  isExcluded: z.boolean().optional(),
  isCheckable: z.boolean(),
});

export const proof = z.object({
  quote: z.string(),
  offset: z.int(),
  place: z.enum(['text', 'html']),
  url: z.string(),
  readAt: at,
  source: sourceKey,
});
export const stated = z.object({ value: z.string(), confidence: z.number(), proofs: z.array(proof) });

export const judgement = z.object({
  criterionId: z.string(),
  verdict: z.enum(VERDICTS),
  confidence: z.number(),
  proofs: z.array(proof),
  reason: z.string(),
  by: z.enum(JUDGES),
});

/** `fit`: yes to every criterion. `out`: no to one. `unclear`: the rest, for the user to decide. */
export const FITS = ['fit', 'unclear', 'out'] as const;

export const TASK_STATES = ['previewing', 'previewed', 'running', 'stopping', 'ended'] as const;

/** What is asked for. Kept with the task, so that it can be copied to a new one. */
export const searchWish = z.object({
  question: z.string().trim().min(3, 'tooShort').max(QUESTION_MAX, 'tooLong'),
  criteria: z.array(criterion).min(1).max(CRITERIA_MAX),
  sources: z.array(sourceKey).min(1),
  maxResults: z.int().min(1).max(RESULTS_MAX),
  budgetMicros: micros.max(BUDGET_MAX_MICROS),
  /** People who are contacts already are left out. */
  skipsContacts: z.boolean(),
});

export const procedureStep = z.object({
  key: z.enum(['understand', 'search', 'read', 'match', 'judge', 'model', 'address']),
  source: sourceKey.nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Counts its words are made of. */
  counts: z.record(z.string(), z.int()),
  /** What the source said when it failed. */
  trouble: z.string(),
  at: at.nullable(),
});

export const agentTask = z.object({
  taskId: z.uuid(),
  name: z.string(),
  wish: searchWish,
  state: z.enum(TASK_STATES),
  stopReason: z.enum(STOP_REASONS).nullable(),
  completed: z.boolean(),
  /** Runs again each week and brings only new people. */
  isWeekly: z.boolean(),
  nextRunAt: at.nullable(),
  steps: z.array(procedureStep),
  counts: z.object({
    companies: z.int(),
    pages: z.int(),
    candidates: z.int(),
    judged: z.int(),
    fit: z.int(),
    unclear: z.int(),
    out: z.int(),
    /** Left out before judging, with the reason. */
    inContacts: z.int(),
    suppressed: z.int(),
    objected: z.int(),
    withAddress: z.int(),
    validAddress: z.int(),
  }),
  /** How each criterion was judged. */
  verdicts: z.array(z.object({ criterionId: z.string(), yes: z.int(), unclear: z.int(), no: z.int() })),
  spend: z.object({
    micros: micros,
    /** By source, largest first; a model that helps the rules is one of them. */
    bySource: z.array(z.object({ source: z.enum(SPEND_KEYS), micros, requests: z.int() })),
    /** What it may come to in all; looking for more raises it. */
    budgetMicros: micros,
    /** Agent results charged to the plan. */
    charged: z.int(),
  }),
  /** What the preview lets expect of the whole; bounds are a 95 % interval. */
  expected: z
    .object({
      companies: z.int(),
      fit: z.int(),
      fitMin: z.int(),
      fitMax: z.int(),
      micros,
      microsMin: micros,
      microsMax: micros,
      seconds: z.int(),
    })
    .nullable(),
  /** What would bring more, by a row that shows it. */
  suggestions: z.array(
    z.object({
      criterionId: z.string(),
      label: z.string(),
      criterion,
      more: z.int(),
      rowId: z.string(),
      as: z.string(),
    }),
  ),
  /** Search suggestions a source obliges us to show, as its HTML. */
  obliged: z.array(z.object({ source: sourceKey, html: z.string() })),
  createdAt: at,
  startedAt: at.nullable(),
  endedAt: at.nullable(),
});
export type AgentTask = z.infer<typeof agentTask>;
export type SearchWish = z.infer<typeof searchWish>;

const taskId = z.uuid();
const task = (path: string, summary: string) => ({
  method: 'POST' as const,
  path: `/sirius/api/biz/ai-agent/${path}` as const,
  access: 'login' as const,
  summary,
});

export const understandQuestion = endpoint({
  ...task('understand', 'The criteria a question in plain words asks for'),
  input: z.object({ question: searchWish.shape.question }),
  output: z.object({
    name: z.string(),
    criteria: z.array(criterion),
    /** How many people the question asks for, where it says so. */
    count: z.int().positive().nullable(),
  }),
  errors: [],
});

export const listSources = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/ai-agent/sources',
  access: 'login',
  summary: 'Where people can be looked for, what it costs, and what is missing where it cannot be used',
  input: z.object({}),
  output: z.object({
    sources: z.array(
      z.object({
        source: sourceKey,
        /** The service behind it, such as Brave Search behind Google. */
        service: z.string(),
        isReady: z.boolean(),
        /** The setting that is missing. */
        missing: z.string(),
        microsPerThousand: micros,
        per: z.enum(['search', 'person', 'page']),
      }),
    ),
  }),
  errors: [],
});

export const previewSearch = endpoint({
  ...task('preview', 'Judge about ten candidates drawn at random, before anything is bought; again for ten more'),
  input: z.object({ wish: searchWish, taskId: taskId.optional() }),
  output: agentTask,
  errors: ['notFound', 'sourceNotReady', 'searchIsRunning'],
});

export const startSearch = endpoint({
  ...task('start', 'Run the whole search; what it may find is set aside on the plan'),
  input: z.object({ taskId }),
  output: agentTask,
  errors: ['notFound', 'agentQuotaReached', 'sourceNotReady', 'searchIsRunning', 'planIsReadOnly', 'planIsPaused'],
});

export const stopSearch = endpoint({
  ...task('stop', 'Stop a search; what was found stays, what was set aside for the rest is given back'),
  input: z.object({ taskId }),
  output: agentTask,
  errors: ['notFound'],
});

export const extendSearch = endpoint({
  ...task('extend', 'Find so many more, none of them twice'),
  input: z.object({
    taskId,
    more: z.int().min(1).max(RESULTS_MAX),
    budgetMicros: micros.max(BUDGET_MAX_MICROS).optional(),
  }),
  output: agentTask,
  errors: ['notFound', 'agentQuotaReached', 'sourceNotReady', 'searchIsRunning', 'planIsReadOnly', 'planIsPaused'],
});

export const changeCriteria = endpoint({
  ...task('criteria', 'Change the criteria of a search; only what changed is judged again'),
  input: z.object({ taskId, criteria: searchWish.shape.criteria }),
  output: agentTask,
  errors: ['notFound', 'searchIsRunning'],
});

export const saveSearch = endpoint({
  ...task('save', 'Run a search again each week for new people only, or no more'),
  input: z.object({ taskId, isWeekly: z.boolean() }),
  output: agentTask,
  errors: ['notFound'],
});

export const readTask = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/ai-agent/taskInfo',
  access: 'login',
  summary: 'How far a search is, what it found and what it cost',
  input: z.object({ taskId }),
  output: agentTask,
  errors: ['notFound'],
});

export const listTasks = endpoint({
  ...task('taskHistory', 'Searches of the workspace, newest first'),
  input: z.object({
    pageNo: z.int().min(0).max(100_000),
    pageSize: z.int().min(1).max(100).default(HISTORY_PAGE_SIZE),
    search: z.string().max(200).default(''),
    isWeekly: z.boolean().optional(),
  }),
  output: z.object({
    content: z.array(
      agentTask
        .pick({ taskId: true, name: true, state: true, stopReason: true, isWeekly: true, createdAt: true })
        .extend({
          question: z.string(),
          found: z.int(),
          fit: z.int(),
          micros,
        }),
    ),
    totalSize: z.int(),
  }),
  errors: [],
});
