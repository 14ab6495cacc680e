import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What showed that the ledger may know less than what left. */
export const HOLD_REASONS = ['restored', 'olderLedger', 'otherDatabase', 'unknownSent'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const sendingHold = z.object({
  reason: z.enum(HOLD_REASONS),
  heldAt: z.iso.datetime(),
  /** The ledger knows what left until the one moment; the installation may have sent until the other. */
  knownUntil: z.iso.datetime(),
  leftUntil: z.iso.datetime(),
  mailboxes: z.int(),
  read: z.int(),
  /** Those that could not be read, with their server's words; they stay held until they are. */
  unread: z.array(z.object({ mailboxId: z.uuid(), email: z.string(), words: z.string() })),
  /** Every mailbox was read, or could not be: the owner may decide. */
  isLooked: z.boolean(),
  found: z.object({
    /** Mails the ledger called unsent. */
    sent: z.int(),
    answers: z.int(),
    bounces: z.int(),
    optOuts: z.int(),
    /** Mails that may have left, without a trace of it. */
    inDoubt: z.int(),
  }),
});
export type SendingHold = z.infer<typeof sendingHold>;

export const showSendingHold = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/hold',
  access: 'login',
  summary:
    'Whether all sending is held because the database may be older than what was sent, and what was found in the mailboxes',
  input: z.object({}),
  output: z.object({ hold: sendingHold.nullable() }),
  errors: [],
});

export const resumeSending = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/hold/resume',
  access: 'login',
  summary: 'The owner has seen what was found: sending goes on',
  input: z.object({
    /** What happens to mails that may have left: they stay in doubt, or are sent as if they had not. */
    doubts: z.enum(['keep', 'send']).default('keep'),
  }),
  output: z.object({}),
  errors: ['mailboxesStillRead'],
});
