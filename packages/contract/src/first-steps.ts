import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import { z } from 'zod';
import { campaignId } from './campaigns/campaign.ts';
import { endpoint } from './endpoint.ts';

const at = z.iso.datetime();

/** How far a workspace has come, by what there is, not by what the user ticked. */
export const firstSteps = z.object({
  mailboxes: z.object({
    count: z.int(),
    /** The first few, oldest first. */
    emails: z.array(z.string()),
    /** Those whose SPF, DKIM or DMARC does not hold, and those that were never checked. */
    failing: z.int(),
    unchecked: z.int(),
  }),
  contacts: z.object({
    count: z.int(),
    /** Addresses were verified at least once. */
    isVerified: z.boolean(),
  }),
  /** The first that was launched; before that the newest draft. */
  campaign: z
    .object({
      campaignId,
      name: z.string(),
      status: z.enum(CAMPAIGN_STATUSES),
      rounds: z.int(),
      createdAt: at,
      launchedAt: at.nullable(),
    })
    .nullable(),
  /** How many campaigns were launched: a user who launches a second one needs no first steps. */
  launches: z.int(),
  /** Answers of people to campaigns. */
  replies: z.object({
    count: z.int(),
    firstAt: at.nullable(),
    /** How many of them this workspace answered. */
    answered: z.int(),
    /** The one to answer next: an interested person comes first. */
    next: z.object({ mid: z.string(), tid: z.string(), name: z.string(), label: z.string() }).nullable(),
  }),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/first-steps',
  access: 'login',
  summary: 'How far a workspace has come from its first mailbox to its first answered reply',
  input: z.object({}),
  output: firstSteps,
  errors: [],
});
