import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { campaignId } from './campaign.ts';
import { leadId } from './leads.ts';

/** What shows that a mail left: a copy in Sent, or something that came back and names it. */
export const DOUBT_PROOFS = [
  'foundInSent',
  'bounce',
  'reply',
  'autoReply',
  'complaint',
  'open',
  'click',
  'optOut',
] as const;
export type DoubtProof = (typeof DOUBT_PROOFS)[number];

/**
 * How a doubt ended. `age`: nothing was heard of it, so it counts as sent and never goes out again by itself.
 * `absentInSent`: a provider that files what it sends has no copy. `told…`: a user said so.
 */
export const DOUBT_SETTLEMENTS = [
  ...DOUBT_PROOFS,
  'age',
  'absentInSent',
  'toldSent',
  'toldUnsent',
  'toldSkipped',
] as const;
export type DoubtSettlement = (typeof DOUBT_SETTLEMENTS)[number];

/** A doubt without any evidence counts as sent after so many days. Hosts say within three whether a mail came back. */
export const DOUBT_DAYS = 3;

export const DOUBTS_MAX = 200;

export const doubt = z.object({
  leadId,
  name: z.string(),
  email: z.string(),
  round: z.int(),
  mailbox: z.string(),
  /** When the connection broke. */
  since: z.iso.datetime(),
  /** Null while it is open. */
  settled: z
    .object({
      by: z.enum(DOUBT_SETTLEMENTS),
      at: z.iso.datetime(),
      /** Who said so. */
      name: z.string(),
    })
    .nullable(),
  /** When it counts as sent, unless something is heard of it before. */
  countsAt: z.iso.datetime().nullable(),
  /** Counted by its age, and nothing after it went out: it can still be sent again. */
  canSendAgain: z.boolean(),
});
export type CampaignDoubt = z.infer<typeof doubt>;

export const listDoubts = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/doubts',
  access: 'login',
  summary: 'Mails of which nobody knew whether they went out: those that are open, then how the last ones were settled',
  input: z.object({ campaignId }),
  output: z.object({ doubts: z.array(doubt).max(DOUBTS_MAX), open: z.int(), settled: z.int() }),
  errors: ['notFound'],
});
