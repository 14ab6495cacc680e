import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bigintId } from '../ranges.ts';
import { campaignId, leadSource } from './campaign.ts';
import { leadsFrom } from './lead-sources.ts';
import { reason, waitReason } from './wait-reason.ts';

export const LEADS_PAGE_SIZE = 50;
export const leadId = bigintId;

export const addLeads = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/add',
  access: 'login',
  summary: 'Put people into a campaign; nobody twice, nobody who may not be written to',
  input: z.object({
    campaignId,
    from: leadsFrom,
    /** Also those who are in another campaign that runs. */
    takesOthers: z.boolean().default(false),
    /** Also those who ever wrote to this workspace: a person in conversation is not mailed cold unless it is wanted. */
    takesConversations: z.boolean().default(false),
  }),
  output: z.object({ source: leadSource }),
  errors: ['notFound', 'campaignIsOver', 'contactQuotaReached', 'nothingToAdd'],
  bodyMaxBytes: 16_777_216,
});

export const readLeadSource = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/leads/source',
  access: 'login',
  summary: 'What a source holds: its rows, how many became leads, why the others did not, and how far it has come',
  input: z.object({ campaignId, sourceId: z.uuid() }),
  output: z.object({ source: leadSource }),
  errors: ['notFound'],
});

export const retryLeadSource = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/retry-source',
  access: 'login',
  summary: 'Go on with a source that could not be taken to its end',
  input: z.object({ campaignId, sourceId: z.uuid() }),
  output: z.object({ source: leadSource }),
  errors: ['notFound', 'campaignIsOver'],
});

export const setLiveSource = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/live-source',
  access: 'login',
  summary: 'Let contacts that match a filter from now on join by themselves, or end that',
  input: z.object({ campaignId, sourceId: z.uuid(), isLive: z.boolean() }),
  output: z.object({ source: leadSource }),
  errors: ['notFound', 'campaignIsOver'],
});

export const removeLeadSource = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/remove-source',
  access: 'login',
  summary: 'Take out the leads a source brought; those who got a mail stay',
  input: z.object({ campaignId, sourceId: z.uuid() }),
  output: z.object({ removed: z.int(), kept: z.int() }),
  errors: ['notFound'],
});

export const LEAD_GROUPS = ['dueToday', 'waiting', 'notStarted', 'held', 'stopped'] as const;
export type LeadGroup = (typeof LEAD_GROUPS)[number];

export const LEFT_OUT_WHYS = [
  'twice',
  'inOtherCampaign',
  'inConversation',
  'suppressed',
  'invalid',
  'notAnAddress',
] as const;
/** Of a lead in conversation: what they last said, as far as it was judged. */
export const CONVERSATIONS = ['saidNo', 'interested', 'wrote'] as const;
export type Conversation = (typeof CONVERSATIONS)[number];
export const ROUND_STATES = ['none', 'next', 'sent', 'skipped', 'willNotGo', 'bounced', 'inDoubt', 'failed'] as const;
export const OPEN_VERDICTS = ['person', 'machine', 'unknown', 'none'] as const;

export const lead = z.object({
  leadId,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  title: z.string(),
  /** Values of its mails, its own before the contact's. */
  fields: z.record(z.string(), z.string()),
  category: z.enum([...CATEGORIES, 'NEVER']),
  provider: z.enum(PROVIDERS),
  zone: z.string(),
  mailbox: z.object({ mailboxId: z.uuid(), email: z.string() }).nullable(),
  group: z.enum(LEAD_GROUPS),
  /** One for every round of the campaign. */
  rounds: z.array(z.enum(ROUND_STATES)),
  opened: z.enum(OPEN_VERDICTS),
  lastEvent: z
    .object({ kind: z.string(), round: z.int().nullable(), at: z.iso.datetime(), words: z.string() })
    .nullable(),
  /** What comes next, by the forecast; with its variant's letter. */
  next: z
    .object({
      round: z.int(),
      variant: z.string(),
      at: z.iso.datetime(),
      mailboxId: z.uuid(),
      email: z.string(),
      /** In the line of those who have had nothing yet. */
      place: z.int().nullable(),
    })
    .nullable(),
  /** Why nothing goes out now; null while it does. */
  waitReason: waitReason.nullable(),
  addedAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof lead>;

export const listLeads = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/list',
  access: 'login',
  summary: 'Leads of a campaign, each with its state and its next step or the one reason why not',
  input: z.object({
    campaignId,
    group: z.enum(LEAD_GROUPS).optional(),
    reason: reason.optional(),
    /** To look at before a launch: unknown, unchecked, or without a value a mail needs. */
    toLookAt: z.boolean().default(false),
    /** Only those a source brought. */
    sourceId: z.uuid().optional(),
    search: z.string().trim().max(200, 'tooLong').default(''),
    after: z.string().max(200).default(''),
    pageSize: z.int().min(1).max(200).default(LEADS_PAGE_SIZE),
  }),
  output: z.object({
    leadList: z.array(lead),
    next: z.string(),
    total: z.int(),
    counts: z.record(z.enum(LEAD_GROUPS), z.int()),
    asOf: z.iso.datetime(),
  }),
  errors: ['notFound'],
});

export const listLeftOut = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/leads/left-out',
  access: 'login',
  summary: 'Who was not taken as a lead, and why',
  input: z.object({ campaignId, sourceId: z.uuid().optional(), after: z.string().max(100).default('') }),
  output: z.object({
    rows: z.array(z.object({ email: z.string(), why: z.enum(LEFT_OUT_WHYS), about: z.string(), source: z.string() })),
    next: z.string(),
    counts: z.record(z.enum(LEFT_OUT_WHYS), z.int()),
  }),
  errors: ['notFound'],
});

/** Of all leads as they stand in the editor. */
export const summariseLeads = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/leads/summary',
  access: 'login',
  summary: 'Who the leads are: addresses, mail hosts, zones, companies, and values that are missing',
  input: z.object({ campaignId }),
  output: z.object({
    leads: z.int(),
    companies: z.int(),
    /** Leads that share a company with another one. */
    colleagues: z.int(),
    byCategory: z.record(z.enum([...CATEGORIES, 'NEVER']), z.int()),
    byProvider: z.record(z.enum(PROVIDERS), z.int()),
    zonesKnown: z.int(),
    /** Fields leads have, with how many have each and one example. */
    fields: z.array(z.object({ name: z.string(), filled: z.int(), example: z.string() })),
    /** Values mails need without a default, with how many leads lack them. */
    missing: z.array(z.object({ variable: z.string(), leads: z.int(), rounds: z.array(z.int()) })),
    /** The check of their addresses that was begun last. */
    verifyTaskId: z.uuid().nullable(),
  }),
  errors: ['notFound'],
});

/** Either these, or everybody in a group or with a reason. */
export const leadChoice = z.union([
  z.object({ leadIds: z.array(leadId).min(1).max(5_000) }),
  z.object({
    group: z.enum(LEAD_GROUPS).optional(),
    reason: reason.optional(),
    categories: z.array(z.string()).max(10).optional(),
  }),
]);

export const LEAD_ACTIONS = ['stop', 'moveOn', 'restart', 'hold', 'release', 'remove'] as const;

export const operateLeads = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/operate',
  access: 'login',
  summary: 'Stop leads, skip their next round, start them again, hold or release them, or take them out',
  input: z.object({ campaignId, choice: leadChoice, action: z.enum(LEAD_ACTIONS) }),
  /** `kept`: it could not be done for these, as the lead replied, opted out or is suppressed, or a mail is on its way. */
  output: z.object({ changed: z.int(), kept: z.int() }),
  errors: ['notFound', 'campaignIsOver'],
});

/** Of a mail nobody can tell of whether it went out: it did; or it did not, and is sent again or left out. */
export const DOUBT_ANSWERS = ['sent', 'sendAgain', 'skip'] as const;

export const settleDoubts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/settle-doubts',
  access: 'login',
  summary: 'Say of mails in doubt that they went out, or that they did not: send them again, or skip the round',
  input: z.object({ campaignId, choice: leadChoice, answer: z.enum(DOUBT_ANSWERS) }),
  /** `kept`: nothing of theirs is in doubt any more, they are stopped, or it may still arrive, within a quarter of an hour. */
  output: z.object({ changed: z.int(), kept: z.int() }),
  /** `campaignIsOver`: nothing is sent again. */
  errors: ['notFound', 'campaignIsOver'],
});

export const verifyLeads = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/leads/verify',
  access: 'login',
  summary: 'Check the addresses nobody has checked',
  input: z.object({ campaignId }),
  output: z.object({ taskId: z.uuid(), addresses: z.int() }),
  errors: ['notFound', 'nothingToVerify', 'verificationQuotaReached', 'noProbeRoute'],
});
