import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { checkVerdict, MAILBOX_CHECKS } from './checks.ts';
import { accountTag } from './tags.ts';
import { WARMUP_STATES, warmupProgress } from './warm-up.ts';

export const ACCOUNT_STATUSES = ['active', 'paused', 'error'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Whose servers hold the mailbox. */
export const ACCOUNT_PROVIDERS = ['google', 'microsoft', 'other'] as const;
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number];

/** How the product was let in. */
export const LOGIN_METHODS = ['consent', 'appPassword', 'password'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

export const accountId = z.uuid();

export const account = z.object({
  accountId,
  email: z.string(),
  senderName: z.string(),
  provider: z.enum(ACCOUNT_PROVIDERS),
  /** As people know it, such as Mailhaven; empty when only the host is known. */
  providerName: z.string(),
  loginMethod: z.enum(LOGIN_METHODS),
  status: z.enum(ACCOUNT_STATUSES),
  /** The server's own words on error, the person's reason on pause, else empty. */
  statusReason: z.string(),
  statusSince: z.iso.datetime(),
  /** Share of warm-up mail that landed in the inbox over 7 days, 0 to 100; null while too few were seen. */
  health: z.int().min(0).max(100).nullable(),
  /** Campaigns and warm-up together. */
  sentToday: z.int(),
  warmupToday: z.int(),
  /** What may go out today: cap, ramp and warm-up together, in the mailbox's own zone. */
  capToday: z.int(),
  /** Part of the cap kept for answering people. */
  replyReserve: z.int(),
  /** The next mail of its warm-up; that of its campaigns is theirs to tell. */
  nextWarmupAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  warmup: warmupProgress,
  /** The last verdict of each check; empty before the first run. */
  checks: z.array(z.object({ check: z.enum(MAILBOX_CHECKS), verdict: checkVerdict })),
  campaigns: z.int(),
  tags: z.array(accountTag),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

export const ACCOUNT_SORTS = ['createdAt', 'email', 'status', 'health', 'sentToday', 'warmup', 'campaigns'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];
export const ACCOUNT_PAGE_SIZE_MAX = 200;

export const accountFilter = z.object({
  search: z.string().trim().max(200, 'tooLong').default(''),
  status: z.enum(ACCOUNT_STATUSES).optional(),
  provider: z.enum(ACCOUNT_PROVIDERS).optional(),
  tagId: z.uuid().optional(),
  warmup: z.enum(WARMUP_STATES).optional(),
});

export const listAccounts = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/list',
  access: 'login',
  summary: 'The connected mailboxes, a page at a time',
  input: accountFilter.extend({
    /** From 1. */
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(ACCOUNT_PAGE_SIZE_MAX).default(50),
    sort: z.enum(ACCOUNT_SORTS).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({
    accountList: z.array(account),
    totalPage: z.int(),
    /** How many the filter leaves, and of these how many have each status (the status filter itself left out). */
    total: z.int(),
    statusCounts: z.object({ all: z.int(), active: z.int(), paused: z.int(), error: z.int() }),
  }),
  errors: [],
});

export const accountSummary = z.object({
  total: z.int(),
  /** Campaigns and warm-up together. */
  sentToday: z.int(),
  warmupToday: z.int(),
  capToday: z.int(),
  /** Over all mailboxes and 7 days; null before anything was judged. */
  averageHealth: z.int().nullable(),
  /** One value a day, oldest first. */
  healthByDay: z.array(z.int().nullable()),
  ready: z.int(),
  warming: z.int(),
  nextReady: z.object({ at: z.iso.datetime(), email: z.string() }).nullable(),
  inWindow: z.int(),
  /** Mailboxes that cannot log in. */
  broken: z.array(z.object({ accountId, email: z.string(), reason: z.string() })),
  /** `total` null: unlimited. */
  quota: z.object({ used: z.int(), total: z.int().nullable() }),
  /** Mailboxes a sending domain. */
  domains: z.array(z.object({ domain: z.string(), mailboxes: z.int() })),
});
export type AccountSummary = z.infer<typeof accountSummary>;

export const getAccountSummary = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/summary',
  access: 'login',
  summary: 'All mailboxes at a glance',
  input: z.object({}),
  output: accountSummary,
  errors: [],
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/detail',
  access: 'login',
  summary: 'One mailbox',
  input: z.object({ accountId }),
  output: account.extend({
    /** Judged and inboxed warm-up mail of the last 7 days: what health is made of. */
    inboxed: z.int(),
    judged: z.int(),
    lastSyncAt: z.iso.datetime().nullable(),
  }),
  errors: ['notFound'],
});

export const shortListAccounts = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/short-list',
  access: 'login',
  summary: 'Addresses and ids of the mailboxes, for choosing one',
  input: z.object({
    search: z.string().trim().max(200, 'tooLong').default(''),
    accountIds: z.array(accountId).max(500).optional(),
  }),
  output: z.object({
    accountList: z.array(
      account.pick({ accountId: true, email: true, senderName: true, provider: true, status: true }),
    ),
  }),
  errors: [],
});

export const accountCampaign = z.object({
  campaignId: z.uuid(),
  campaignName: z.string(),
  status: z.string(),
  leads: z.int(),
  sent: z.int(),
});

export const listAccountCampaigns = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/campaigns',
  access: 'login',
  summary: 'Campaigns that send from a mailbox',
  input: z.object({ accountId }),
  output: z.object({ campaignList: z.array(accountCampaign) }),
  errors: ['notFound'],
});

export const ACCOUNT_EVENTS = [
  'added',
  'settingsSaved',
  'paused',
  'resumed',
  'reconnected',
  'loginFailed',
  'loginWorksAgain',
  'consentRefreshed',
  'consentLost',
  'checksRun',
  'sentNotFiled',
  'warmupStarted',
  'warmupHeld',
  'warmupReady',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

export const listAccountLog = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/log',
  access: 'login',
  summary: 'What happened to a mailbox, newest first',
  input: z.object({ accountId, before: z.iso.datetime().optional() }),
  output: z.object({
    /** `words`: the server's own, where it said something. */
    events: z.array(z.object({ id: z.uuid(), at: z.iso.datetime(), event: z.enum(ACCOUNT_EVENTS), words: z.string() })),
    more: z.boolean(),
  }),
  errors: ['notFound'],
});
