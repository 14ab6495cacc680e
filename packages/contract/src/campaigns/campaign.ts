import {
  CAMPAIGN_STATUSES,
  CONDITION_SCOPES,
  CONDITIONS,
  DELAY_UNITS,
  FIELD_TESTS,
  NAME_MAX,
  PROVIDER_MATCHES,
  PROVIDERS,
  ROUNDS_MAX,
  UNCHECKED_POLICIES,
  UNKNOWN_ADDRESS_POLICIES,
  UNKNOWN_POLICIES,
  VARIANTS_MAX,
} from '@outrider/campaign-rules/campaign';
import { PICTURES_PER_MAIL, pictureIdsIn } from '@outrider/campaign-rules/picture-links';
import { LIFECYCLES } from '@outrider/campaign-rules/transitions';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../ranges.ts';
import { LEAD_SOURCE_KINDS } from './lead-sources.ts';
import { waitReason } from './wait-reason.ts';

export const campaignId = z.uuid();
const campaignName = z.string().trim().max(NAME_MAX, 'nameLong');

/** A draft may be unfinished: no subject, no start day. What must be there is looked at before a launch. */
export const variant = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'malformed'),
  subject: z.string().max(500, 'tooLong'),
  preheader: z.string().max(300, 'tooLong'),
  html: z
    .string()
    .max(200_000, 'tooLong')
    .refine((html) => pictureIdsIn(html).length <= PICTURES_PER_MAIL, 'tooManyPictures'),
  text: z.string().max(100_000, 'tooLong').nullable(),
  isPlainText: z.boolean(),
  weight: z.number().min(0).max(1_000),
});
export type CampaignVariant = z.infer<typeof variant>;

/** Names and values as contacts have them. Empty while nobody chose or wrote one. */
export const fieldCondition = z.object({
  name: z.string().max(60, 'tooLong'),
  test: z.enum(FIELD_TESTS),
  value: z.string().max(300, 'tooLong'),
});

export const round = z.object({
  delay: z.object({ count: z.int().min(0).max(1_000), unit: z.enum(DELAY_UNITS) }),
  condition: z.enum(CONDITIONS),
  scope: z.enum(CONDITION_SCOPES),
  /** Asked by the condition `field`. */
  field: fieldCondition.optional(),
  variants: z.array(variant).min(1).max(VARIANTS_MAX),
  letsBestWin: z.boolean(),
});
export type CampaignRound = z.infer<typeof round>;

/** Empty while nobody chose one. */
const day = z.union([z.literal(''), calendarDay], 'malformed');
const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
const atLeastOne = z.int().min(1).max(1_000_000);

export const campaignSettings = z.object({
  schedule: z.object({
    zone: z.string().min(1).max(60),
    usesLeadZone: z.boolean(),
    days: z.array(weekday).max(7),
    from: z.int().min(0).max(1_439),
    to: z.int().min(0).max(1_440),
    startDay: day,
    endDay: day.nullable(),
    holidaysOf: z.array(z.string().regex(/^[A-Z]{2}$/, 'malformed')).max(50),
  }),
  limits: z.object({
    daily: atLeastOne.nullable(),
    perDomain: atLeastOne,
    perProvider: z.partialRecord(z.enum(PROVIDERS), atLeastOne),
    providerMatch: z.enum(PROVIDER_MATCHES),
    newLeadShare: z.number().min(0).max(1),
  }),
  tracking: z.object({ opens: z.boolean(), clicks: z.boolean(), unknownOpens: z.enum(UNKNOWN_POLICIES) }),
  stops: z.object({ onCompanyReply: z.boolean(), onClick: z.boolean() }),
  addresses: z.object({ unchecked: z.enum(UNCHECKED_POLICIES), unknown: z.enum(UNKNOWN_ADDRESS_POLICIES) }),
  senders: z.object({ mailboxIds: z.array(z.uuid()).max(1_000), tagIds: z.array(z.uuid()).max(50) }),
  /** A reply with this meaning enrols the person it is about in another campaign; left out: it does not. */
  followUps: z
    .object({
      notNow: z.object({ campaignId: z.uuid(), afterDays: z.int().min(1).max(730) }).optional(),
      wrongPerson: z.object({ campaignId: z.uuid() }).optional(),
    })
    .optional(),
  footer: z.object({ postalAddress: z.string().max(300, 'tooLong'), optOutLine: z.string().max(300, 'tooLong') }),
});

/** People are counted, not mails, but for `sent`. Opens by people, by machines, and by who can tell, each apart. */
export const campaignTotals = z.object({
  leads: z.int(),
  /** Mails that went out, and people who got at least one. */
  sent: z.int(),
  sentTo: z.int(),
  delivered: z.int(),
  opened: z.object({ person: z.int(), machine: z.int(), unknown: z.int() }),
  clicked: z.int(),
  replied: z.int(),
  autoReplied: z.int(),
  interested: z.int(),
  bounced: z.int(),
  complained: z.int(),
  optedOut: z.int(),
  /** Of all rounds of all leads, those that are over: they went out, or never will; 0 to 1. */
  progress: z.number(),
});
export type CampaignTotals = z.infer<typeof campaignTotals>;

export const nextSend = z.object({
  at: z.iso.datetime(),
  mailboxId: z.uuid(),
  email: z.string(),
  leadId: z.string(),
  /** Its recipient, as shown to users. */
  name: z.string(),
  round: z.int(),
});
export type NextSend = z.infer<typeof nextSend>;

export const campaignRow = z.object({
  campaignId,
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  /** The badge of a job that is meant to run. */
  lifecycle: z.enum(LIFECYCLES).nullable(),
  /** Why it does not send right now; null while it sends. */
  waitReason: waitReason.nullable(),
  rounds: z.int(),
  mailboxes: z.int(),
  totals: campaignTotals,
  nextSend: nextSend.nullable(),
  /** Mails that still go out today, by the forecast. */
  leftToday: z.int(),
  createdAt: z.iso.datetime(),
  launchedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string(),
});
export type CampaignRow = z.infer<typeof campaignRow>;

/** Why a source could not be taken to its end. */
export const SOURCE_TROUBLES = ['contactQuotaReached', 'brokeOff'] as const;

/** Where leads came from, with every loss named: rows = added + all the others. */
export const leadSource = z.object({
  sourceId: z.uuid(),
  kind: z.enum(LEAD_SOURCE_KINDS),
  name: z.string(),
  state: z.enum(['adding', 'done', 'failed']),
  /** Of one that failed; null where nobody knows. */
  trouble: z.enum(SOURCE_TROUBLES).nullable(),
  rows: z.int(),
  /** How many there are in all, where that is known: how far it has come. */
  expected: z.int().nullable(),
  added: z.int(),
  twice: z.int(),
  inOtherCampaign: z.int(),
  inConversation: z.int(),
  suppressed: z.int(),
  invalid: z.int(),
  /**
   * A contact that matches it later becomes a lead too; only a filter of contacts or a search of the leads agent can be.
   */
  isLive: z.boolean(),
  canBeLive: z.boolean(),
  /** The search that brings new people, when it last did and how many, and when it runs next. */
  search: z
    .object({
      taskId: z.uuid(),
      nextRunAt: z.iso.datetime().nullable(),
      lastAt: z.iso.datetime().nullable(),
      lastBrought: z.int(),
    })
    .nullable()
    .optional(),
  at: z.iso.datetime(),
});
export type LeadSource = z.infer<typeof leadSource>;

export const campaign = campaignRow.omit({ rounds: true }).extend({
  /** Counts up with every change; a save names the one it is based on. */
  revision: z.int(),
  settings: campaignSettings,
  rounds: z.array(round),
  sources: z.array(leadSource),
  /** The mailboxes that send, by hand and by tag, as they stand. */
  senders: z.array(z.object({ mailboxId: z.uuid(), email: z.string(), senderName: z.string(), status: z.string() })),
  changedAt: z.iso.datetime(),
  /** It was changed since it last ran. */
  hasChanges: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;

export const createCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/create',
  access: 'login',
  summary: 'A new draft, with the rules that are usual and one empty round',
  input: z.object({ name: campaignName.default(''), zone: z.string().max(60).default('') }),
  output: campaign,
  errors: [],
});

export const createReadyCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/create-ready',
  access: 'login',
  summary:
    'A draft that could be launched as it stands: mails, rules, every mailbox that can send and every contact; in the box only',
  input: z.object({ zone: z.string().max(60).default('') }),
  output: campaign,
  errors: [],
});

export const saveCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/save',
  access: 'login',
  summary: 'Save a draft, or change a campaign; what is left out stays as it is. One that runs is paused by it',
  input: z.object({
    campaignId,
    /** The one this is based on: two tabs cannot undo each other's work. */
    revision: z.int(),
    name: campaignName.optional(),
    settings: campaignSettings.optional(),
    rounds: z.array(round).max(ROUNDS_MAX, 'tooManyRounds').optional(),
    /** The user was asked, and agreed that it is paused. */
    pauses: z.boolean().default(false),
  }),
  output: campaign,
  errors: ['notFound', 'campaignChangedElsewhere', 'campaignRuns', 'campaignIsOver'],
  // Twenty rounds of six variants.
  bodyMaxBytes: 8_388_608,
});

export const getCampaign = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/detail',
  access: 'login',
  summary: 'One campaign with all its content and settings',
  input: z.object({ campaignId }),
  output: campaign,
  errors: ['notFound'],
});

export const CAMPAIGN_SORTS = ['nextSend', 'createdAt', 'name', 'sent', 'replied', 'progress'] as const;

export const listCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/list',
  access: 'login',
  summary: 'Campaigns of the workspace, a page at a time',
  input: z.object({
    search: z.string().trim().max(200, 'tooLong').default(''),
    statuses: z.array(z.enum(CAMPAIGN_STATUSES)).default([]),
    lifecycles: z.array(z.enum(LIFECYCLES)).default([]),
    mailboxId: z.uuid().optional(),
    sort: z.enum(CAMPAIGN_SORTS).default('createdAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.int().min(1).default(1),
    pageSize: z.int().min(1).max(200).default(50),
  }),
  output: z.object({
    campaignList: z.array(campaignRow),
    total: z.int(),
    /** Of the whole workspace, by status. */
    counts: z.record(z.enum(CAMPAIGN_STATUSES), z.int()),
  }),
  errors: [],
});

export const copyCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/copy',
  access: 'login',
  summary: 'A draft with the mails and rules of another one; its leads only when asked for',
  input: z.object({ campaignId, name: campaignName, withLeads: z.boolean().default(false) }),
  output: campaign,
  errors: ['notFound'],
});

/** All of them or none: an id that is not the workspace's own refuses the whole. */
export const copyCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/copy-many',
  access: 'login',
  summary: 'A draft each with the mails and rules of several others; their leads only when asked for',
  input: z.object({
    copies: z
      .array(z.object({ campaignId, name: campaignName }))
      .min(1)
      .max(200),
    withLeads: z.boolean().default(false),
  }),
  /** The drafts, in the order they were asked for. */
  output: z.object({ campaignIds: z.array(campaignId) }),
  errors: ['notFound'],
});

export const deleteCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/delete',
  access: 'login',
  summary: 'Take campaigns away; they can be brought back for 30 days. Nothing of them goes out any more',
  input: z.object({ campaignIds: z.array(campaignId).min(1).max(200) }),
  output: z.object({ changed: z.int() }),
  errors: [],
});

export const restoreCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/restore',
  access: 'login',
  summary: 'Bring deleted campaigns back; one that ran comes back paused',
  input: z.object({ campaignIds: z.array(campaignId).min(1).max(200) }),
  output: z.object({ changed: z.int() }),
  errors: [],
});

/** Newest first. One that is gone for good is not listed. */
export const listDeletedCampaigns = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/deleted',
  access: 'login',
  summary: 'Campaigns that were deleted and can be brought back, at most 200',
  input: z.object({}),
  output: z.object({
    campaignList: z.array(
      z.object({
        campaignId,
        name: z.string(),
        status: z.enum(CAMPAIGN_STATUSES),
        leads: z.int(),
        deletedAt: z.iso.datetime(),
        keptUntil: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});
