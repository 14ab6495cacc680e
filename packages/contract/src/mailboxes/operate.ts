import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const ACCOUNT_OPERATIONS = ['pause', 'resume', 'reconnect'] as const;
export type AccountOperation = (typeof ACCOUNT_OPERATIONS)[number];

export const operateAccounts = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/operate-status',
  access: 'login',
  summary: 'Pause, resume or reconnect mailboxes; each one answers for itself',
  input: z.object({
    accountIds: z.array(z.uuid()).min(1).max(5_000),
    operation: z.enum(ACCOUNT_OPERATIONS),
    reason: z.string().trim().max(200, 'tooLong').default(''),
    /** With reconnect: a new password for one mailbox. */
    password: z.string().max(1_000, 'tooLong').optional(),
  }),
  /** `reconnect` answers once one mailbox was tried; several are tried in the background. */
  output: z.object({
    changed: z.int(),
    failed: z.array(z.object({ accountId: z.uuid(), words: z.string() })),
  }),
  errors: ['notFound'],
});

/** What becomes of people who are in the middle of a sequence from this mailbox. */
export const LEADS_OF_REMOVED = ['handOver', 'stop'] as const;

export const removeAccount = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/remove',
  access: 'login',
  summary: 'Disconnect a mailbox and forget its secrets; the mail in it stays where it is',
  input: z.object({ accountId: z.uuid(), leads: z.enum(LEADS_OF_REMOVED).default('handOver') }),
  output: z.object({}),
  errors: ['notFound'],
  failsAs: 500,
});
