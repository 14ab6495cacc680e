import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import { z } from 'zod';
import { pastInput } from '../changes.ts';
import { endpoint } from '../endpoint.ts';
import { campaignId, campaignTotals } from './campaign.ts';
import { leadId } from './leads.ts';

/** A share with its 95 % interval (Wilson). */
export const rate = z.object({ count: z.int(), of: z.int(), share: z.number(), low: z.number(), high: z.number() });
export type Rate = z.infer<typeof rate>;

const tally = z.object({
  sent: z.int(),
  delivered: z.int(),
  opened: z.object({ person: z.int(), machine: z.int(), unknown: z.int() }),
  clicked: z.int(),
  replied: z.int(),
  bounced: z.int(),
});

export const readStatistics = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/statistics',
  access: 'login',
  summary: 'How a campaign does: overall, per day, round and variant, mailbox, provider and hour',
  input: z.object({ campaignId, zone: z.string().max(60).default('UTC') }),
  output: z.object({
    asOf: z.iso.datetime(),
    totals: campaignTotals,
    /** People who are interested and wait for an answer of ours. */
    toAnswer: z.int(),
    /** Of those it was delivered to: who opened, by what we know, with what made us say so. */
    opens: z.object({
      delivered: z.int(),
      person: z.int(),
      machine: z.int(),
      unknown: z.int(),
      none: z.int(),
      machines: z.array(z.object({ kind: z.string(), count: z.int() })),
      unknowns: z.array(z.object({ kind: z.string(), count: z.int() })),
    }),
    days: z.array(
      z.object({
        day: z.string(),
        newLeads: z.int(),
        followUps: z.int(),
        replies: z.int(),
        opened: z.object({ person: z.int(), machine: z.int(), unknown: z.int() }),
        clicked: z.int(),
        bounced: z.int(),
      }),
    ),
    rounds: z.array(
      z.object({
        round: z.int(),
        variants: z.array(
          tally.extend({ id: z.string(), subject: z.string(), weight: z.number(), reply: rate, open: rate }),
        ),
        /** Which one is better, and how sure that is. */
        verdict: z.object({
          kind: z.enum(['winner', 'open', 'single']),
          variant: z.string().nullable(),
          sureness: z.number(),
          needed: z.int(),
        }),
      }),
    ),
    mailboxes: z.array(tally.extend({ mailboxId: z.uuid(), email: z.string() })),
    providers: z.array(tally.extend({ provider: z.enum(PROVIDERS) })),
    /** Replies and reads by the hour the mail went out, in the asker's zone. */
    hours: z.array(z.object({ hour: z.int(), sent: z.int(), opened: z.int(), replied: z.int() })),
  }),
  errors: ['notFound'],
});

export const readCampaignsOverview = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/overview',
  access: 'login',
  summary: 'The strip above the list of campaigns',
  input: z.object({ zone: z.string().max(60).default('UTC') }),
  output: z.object({
    sentToday: z.int(),
    plannedToday: z.int(),
    replies: z.object({ count: z.int(), delivered: z.int(), days: z.array(z.int()) }),
    interested: z.object({ count: z.int(), unanswered: z.int() }),
    bounce: rate.extend({ max: z.number() }),
    notSending: z.int(),
  }),
  errors: [],
});

/** How many campaigns an estimate is drawn from. */
export const USUAL_CAMPAIGNS = 3;

export const readUsualRates = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/usual-rates',
  access: 'login',
  summary: 'What became of the mails of the last campaigns, to estimate another one by',
  input: z.object({ campaignId }),
  output: z.object({
    /** How many of the last ones had enough mails; 0: there is nothing to estimate by. */
    campaigns: z.int().max(USUAL_CAMPAIGNS),
    /** Of a mail: that a person opens it, or follows a link of it, and that its recipient replies, bounces or leaves. */
    opened: z.number(),
    clicked: z.number(),
    stopped: z.number(),
    /** Of the people who got any of them, those who replied. */
    replied: rate,
  }),
  errors: ['notFound'],
});

export const CAMPAIGN_EVENTS = [
  'sent',
  'skipped',
  'opened',
  'clicked',
  'replied',
  'autoReplied',
  'outOfOffice',
  'bounced',
  'complained',
  'optedOut',
  'stopped',
  'movedOn',
  'held',
  'released',
  'restarted',
  'followsUp',
  'followUpUndone',
  'followUpRefused',
  'failed',
  'inDoubt',
  'settled',
  'handedOver',
  'launched',
  'paused',
  'changed',
  'leadsAdded',
  'leadsRemoved',
  'guardRail',
  'canceled',
  'finished',
] as const;
export type CampaignEventKind = (typeof CAMPAIGN_EVENTS)[number];

export const campaignEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(CAMPAIGN_EVENTS),
  leadId: leadId.nullable(),
  name: z.string(),
  email: z.string(),
  round: z.int().nullable(),
  variant: z.string(),
  mailbox: z.string(),
  /** Of opens and clicks: person, machine or unknown. */
  verdict: z.string(),
  /** What made us say so, the server's words, where a click led, who did it. */
  words: z.string(),
});
export type CampaignEvent = z.infer<typeof campaignEvent>;

export const listCampaignEvents = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/events',
  access: 'login',
  summary: 'What happened in a campaign, newest first, a page at a time',
  input: z.object({
    campaignId,
    kinds: z.array(z.enum(CAMPAIGN_EVENTS)).default([]),
    leadId: leadId.optional(),
    after: z.string().max(100).default(''),
    pageSize: z.int().min(1).max(200).default(50),
  }),
  output: z.object({ events: z.array(campaignEvent), next: z.string() }),
  errors: ['notFound'],
});

export const exportCampaignEvents = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/events/export',
  access: 'login',
  summary: 'Everything that happened as CSV, safe to open in a spreadsheet; a large one is cut into parts by `after`',
  input: z.object({ campaignId, after: z.string().max(100).default('') }),
  output: z.object({ csv: z.string(), next: z.string() }),
  errors: ['notFound'],
});

/** Something of this campaign changed. `*` where something may have been missed in any of them; empty as a sign of life. */
export const campaignChange = z.object({ campaignId: z.string() });
export type CampaignChange = z.infer<typeof campaignChange>;

/** In place of a campaign: something may have been missed, in any of them. */
export const ANY_CAMPAIGN = '*';

export const streamCampaignChanges = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/changes',
  access: 'login',
  summary: 'Campaigns that change, as it happens; ends with the log-in',
  input: pastInput,
  output: campaignChange,
  answersAs: 'lines',
  errors: ['serverBusy'],
});
