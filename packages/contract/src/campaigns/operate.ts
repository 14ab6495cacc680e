import { GUARD_RULES } from '@outrider/campaign-rules/guard-rails';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { campaign, campaignId } from './campaign.ts';

const campaignIds = z.array(campaignId).min(1).max(200);

/** `values` fill the sentence that `finding` names. */
export const launchFinding = z.object({
  check: z.string(),
  severity: z.enum(['error', 'warning', 'ok']),
  finding: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LaunchFinding = z.infer<typeof launchFinding>;

export const checkCampaign = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/check',
  access: 'login',
  summary: 'What a launch would meet: errors block it, warnings are listed',
  input: z.object({ campaignId }),
  output: z.object({ findings: z.array(launchFinding), mayLaunch: z.boolean() }),
  errors: ['notFound'],
});

export const launchCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/launch',
  access: 'login',
  summary: 'Launch a draft, or launch again what was paused; due mail is spread by the gap, not sent at once',
  input: z.object({ campaignId, revision: z.int() }),
  output: campaign,
  /** `launchFailure`: `data.findings` says why. */
  errors: ['notFound', 'campaignChangedElsewhere', 'launchFailure', 'campaignIsOver', 'planIsReadOnly', 'planIsPaused'],
});

export const pauseCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/pause',
  access: 'login',
  summary: 'Pause campaigns; due times are kept, replies are still read',
  input: z.object({ campaignIds }),
  output: z.object({ changed: z.int() }),
  errors: [],
});

export const cancelCampaigns = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/cancel',
  access: 'login',
  summary: 'End campaigns for good',
  input: z.object({ campaignIds }),
  output: z.object({ changed: z.int() }),
  errors: [],
});

export const CHANGED_PARTS = [
  'name',
  'subject',
  'preheader',
  'text',
  'look',
  'plainText',
  'delay',
  'condition',
  'bestWins',
  'variantAdded',
  'variantRemoved',
  'weight',
  'roundAdded',
  'roundRemoved',
  'zone',
  'days',
  'hours',
  'startDay',
  'endDay',
  'holidays',
  'leadZone',
  'daily',
  'perDomain',
  'perProvider',
  'providerMatch',
  'newLeadShare',
  'opens',
  'clicks',
  'unknownOpens',
  'companyReply',
  'onClick',
  'followUps',
  'unchecked',
  'unknown',
  'senders',
  'leads',
  'postalAddress',
  'optOutLine',
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** One thing that is different from the version that ran last. `touches`: leads it makes a difference to; null for all. */
export const campaignChange = z.object({
  where: z.enum(['name', 'sequence', 'schedule', 'limits', 'tracking', 'stops', 'senders', 'leads', 'footer']),
  what: z.enum(CHANGED_PARTS),
  round: z.int().nullable(),
  variant: z.string(),
  before: z.string(),
  now: z.string(),
  touches: z.int().nullable(),
});

export const listCampaignChanges = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/changes-made',
  access: 'login',
  summary: 'What was changed since the campaign last ran',
  input: z.object({ campaignId }),
  output: z.object({ changes: z.array(campaignChange), since: z.iso.datetime().nullable() }),
  errors: ['notFound'],
});

export const undoCampaignChanges = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/undo-changes',
  access: 'login',
  summary: 'Mails and rules as they were when the campaign last ran',
  input: z.object({ campaignId, revision: z.int() }),
  output: campaign,
  errors: ['notFound', 'campaignChangedElsewhere'],
});

/** Why a guard-rail stopped it, with its evidence. */
export const readGuardRail = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/guard',
  access: 'login',
  summary: 'The evidence of the guard-rail that stopped a campaign',
  input: z.object({ campaignId }),
  output: z.object({
    guard: z
      .object({
        rule: z.enum(GUARD_RULES),
        at: z.iso.datetime(),
        count: z.int(),
        sent: z.int(),
        max: z.number(),
        /** Rate as mails went out; at most 300 points. */
        points: z.array(z.object({ at: z.iso.datetime(), sent: z.int(), count: z.int() })),
        evidence: z.array(
          z.object({
            at: z.iso.datetime(),
            leadId: z.string(),
            name: z.string(),
            company: z.string(),
            email: z.string(),
            code: z.string(),
            words: z.string(),
            /** The address's category when it was mailed. */
            category: z.string(),
            isSuppressed: z.boolean(),
          }),
        ),
        byCategory: z.array(z.object({ category: z.string(), count: z.int(), sent: z.int(), toCome: z.int() })),
      })
      .nullable(),
  }),
  errors: ['notFound'],
});
