import { MESSAGE_KINDS, REPLY_LABELS } from '@outrider/contract/inbox/message';
import { z } from 'zod';
import type { IncomingEvent } from '../inbox-deps.ts';

/** As it comes out of the database. */
export const incomingEvent: z.ZodType<IncomingEvent> = z.object({
  messageId: z.uuid(),
  mailboxId: z.uuid(),
  threadId: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  from: z.string(),
  subject: z.string(),
  references: z.array(z.string()).default([]),
  at: z.coerce.date(),
  written: z.string(),
  label: z.enum(REPLY_LABELS).nullable(),
  isLabelSure: z.boolean(),
  bounced: z.array(
    z.object({
      address: z.string(),
      hard: z.boolean(),
      isDelayed: z.boolean(),
      status: z.string(),
      reason: z.string(),
    }),
  ),
  originalMessageId: z.string().optional(),
  originalRecipients: z.array(z.string()),
  returnDate: z.string().nullable(),
  receipt: z.object({ did: z.string(), sentBy: z.enum(['person', 'rule']).optional() }).optional(),
  meetingAnswer: z
    .object({ uid: z.string(), attendee: z.string(), answer: z.enum(['accepted', 'declined', 'tentative']) })
    .optional(),
  receiptRequest: z.object({ to: z.array(z.string()), mayBeAutomatic: z.boolean() }).optional(),
});
