import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const MAILBOX_CHECKS = ['mx', 'spf', 'dkim', 'dmarc', 'reverseDns', 'blocklists', 'login'] as const;
export type MailboxCheck = (typeof MAILBOX_CHECKS)[number];

/** `unknown`: it could not be looked up, which says nothing about the mailbox. */
export const CHECK_VERDICTS = ['pass', 'warn', 'fail', 'unknown'] as const;
export const checkVerdict = z.enum(CHECK_VERDICTS);
export type CheckVerdict = z.infer<typeof checkVerdict>;

/** A record to publish, or something to do elsewhere. */
const checkFix = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('publish'),
    type: z.enum(['TXT', 'MX', 'A', 'PTR', 'CNAME']),
    name: z.string(),
    value: z.string(),
    /** The record it takes the place of, or empty. */
    replaces: z.string(),
  }),
  z.object({
    kind: z.literal('action'),
    action: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type CheckFix = z.infer<typeof checkFix>;

export const checkResult = z.object({
  check: z.enum(MAILBOX_CHECKS),
  verdict: checkVerdict,
  /** Names what was found; the words for it are the reader's language's. */
  finding: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Short pieces of evidence, such as `10 mx1.mailhaven.test`. */
  facts: z.array(z.string()),
  fix: checkFix.nullable(),
  checkedAt: z.iso.datetime(),
});
export type CheckResult = z.infer<typeof checkResult>;

export const getChecks = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/checks',
  access: 'login',
  summary: 'The last result of each check of a mailbox',
  input: z.object({ accountId: z.uuid() }),
  output: z.object({
    checks: z.array(checkResult),
    checkedAt: z.iso.datetime().nullable(),
    /** A run is going on or waits. */
    running: z.boolean(),
  }),
  errors: ['notFound'],
});

export const runChecks = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/checks/run',
  access: 'login',
  summary: 'Check a mailbox now; the result comes with the next look',
  input: z.object({ accountId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});
