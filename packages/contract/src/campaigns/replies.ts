import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { leadId } from './leads.ts';

/** Answers that belong to no mail we know of: never away, never guessed at. */
export const listUnlinkedReplies = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/replies/unlinked',
  access: 'login',
  summary: 'Answers that need a link: to whom of our leads do they belong',
  input: z.object({ after: z.string().max(100).default('') }),
  output: z.object({
    replies: z.array(
      z.object({
        messageId: z.string(),
        threadId: z.string(),
        mailbox: z.string(),
        from: z.string(),
        subject: z.string(),
        summary: z.string(),
        at: z.iso.datetime(),
        candidates: z.array(
          z.object({
            leadId,
            email: z.string(),
            name: z.string(),
            campaign: z.string(),
            why: z.enum(['sameCompany', 'threadParticipant', 'alias']),
          }),
        ),
      }),
    ),
    next: z.string(),
    total: z.int(),
  }),
  errors: [],
});

export const linkReply = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/replies/link',
  access: 'login',
  summary: 'Say whose answer it is, or that it is no answer to a campaign',
  input: z.object({ messageId: z.string().max(100), leadId: leadId.nullable() }),
  output: z.object({ total: z.int() }),
  errors: ['notFound'],
});
