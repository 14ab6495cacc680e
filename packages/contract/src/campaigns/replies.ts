import { EVIDENCE_KINDS } from '@outrider/campaign-rules/weigh-reply';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { campaignId } from './campaign.ts';
import { leadId } from './leads.ts';

const messageId = z.string().max(100);
const percent = z.int().min(0).max(100);

const unlinkedAnswer = {
  messageId: z.string(),
  threadId: z.string(),
  mailbox: z.string(),
  from: z.string(),
  fromName: z.string(),
  subject: z.string(),
};

/** Answers that belong to no mail we know of: never away, never guessed at. */
export const listUnlinkedReplies = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/replies/unlinked',
  access: 'login',
  summary: 'Replies that need a link: which lead each of them belongs to',
  input: z.object({ after: z.string().max(100).default('') }),
  output: z.object({
    replies: z.array(
      z.object({
        ...unlinkedAnswer,
        summary: z.string(),
        at: z.iso.datetime(),
        /** The most likely first. */
        candidates: z.array(z.object({ leadId, email: z.string(), name: z.string(), campaign: z.string(), percent })),
      }),
    ),
    next: z.string(),
    total: z.int(),
    /** Answers of people that were linked this month without anybody being asked. */
    linkedThisMonth: z.int(),
  }),
  errors: [],
});

const span = z.object({ from: z.int(), to: z.int() });

/** A lead whose answer it may be, with what speaks for it and what linking it would do. */
export const linkCandidate = z.object({
  leadId,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  title: z.string(),
  campaignId,
  campaign: z.string(),
  percent,
  evidence: z.array(
    z.object({
      kind: z.enum(EVIDENCE_KINDS),
      speaks: z.enum(['for', 'maybe', 'none']),
      count: z.int(),
      of: z.int(),
      about: z.string(),
    }),
  ),
  /** The newest mail they got; its text and what of it is quoted, where a copy is at hand. */
  mail: z.object({
    round: z.int(),
    variant: z.string(),
    mailbox: z.string(),
    at: z.iso.datetime(),
    threadId: z.string().nullable(),
    text: z.string(),
    quoted: z.array(span),
  }),
  effect: z.object({
    /** Rounds that will not go out any more, counted from 0; null where none is left. */
    stops: z.object({ first: z.int(), last: z.int() }).nullable(),
    /** Others at the company who stop too, by the rule of the campaign. */
    colleagues: z.int(),
    /** The address the answer came from becomes another one of theirs. */
    isNewAddress: z.boolean(),
    /** Replies this round and variant has so far. */
    replies: z.int(),
  }),
});
export type LinkCandidate = z.infer<typeof linkCandidate>;

export const readUnlinkedReply = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/replies/unlinked/read',
  access: 'login',
  summary: 'One answer that needs a link: what it says and quotes, whose it may be and why, and what linking it does',
  /** `leadId`: another lead to look at, who is proposed too. */
  input: z.object({ messageId, leadId: leadId.optional() }),
  output: z.object({
    ...unlinkedAnswer,
    at: z.iso.datetime(),
    written: z.string(),
    signature: z.string(),
    quoted: z.array(z.object({ text: z.string(), isOurs: z.boolean() })),
    hasReferences: z.boolean(),
    candidates: z.array(linkCandidate),
    nonePercent: percent,
  }),
  errors: ['notFound'],
});
export type UnlinkedReplyDetail = z.output<typeof readUnlinkedReply.output>;

export const findLeadsToLink = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/replies/leads',
  access: 'login',
  summary: 'Leads who got a mail, by name, company or address: for a reply of a lead who is not proposed',
  input: z.object({ search: z.string().trim().min(1, 'blank').max(200, 'tooLong') }),
  output: z.object({
    leads: z.array(
      z.object({ leadId, email: z.string(), name: z.string(), company: z.string(), campaign: z.string() }),
    ),
  }),
  errors: [],
});

export const linkReply = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/replies/link',
  access: 'login',
  summary: 'Say whose answer it is, or that it is no answer to a campaign; later answers from there find their lead',
  input: z.object({ messageId, leadId: leadId.nullable() }),
  output: z.object({ total: z.int() }),
  errors: ['notFound'],
});
