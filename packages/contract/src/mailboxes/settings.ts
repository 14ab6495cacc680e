import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddressOrNone, timeZone } from '../validation.ts';

/** Bounds and defaults of the caps (decisions, "Caps, gaps, windows" and "Warm-up"). */
export const DAILY_CAP = { default: 30, min: 1, max: 200, warnAbove: 50 } as const;
export const GAP_MINUTES = { default: 10, min: 0, max: 1_440 } as const;
export const WARMUP_CAP = { default: 20, min: 5, max: 40 } as const;
export const REPLY_RATE_PERCENT = { default: 30, min: 0, max: 60 } as const;
/** More at one domain than this hurts all of them when one is reported. */
export const MAILBOXES_PER_DOMAIN_ADVISED = 3;

/** Who puts a copy of what the mailbox sends into its Sent folder: its provider by itself, we, or nobody. */
export const SENT_FILERS = ['provider', 'outrider', 'none'] as const;
export type SentFiler = (typeof SENT_FILERS)[number];

export const accountSettings = z.object({
  senderName: z.string().trim().max(100, 'tooLong'),
  dailyCap: z.int().min(DAILY_CAP.min).max(DAILY_CAP.max),
  /** With 0, mails are at least 20 seconds apart, about one a minute. */
  gapMinutes: z.int().min(GAP_MINUTES.min).max(GAP_MINUTES.max),
  /** Mails follow each other at once where the gap is 0; counts for nothing with a gap. */
  burst: z.boolean(),
  /** A new mailbox starts with 5 a day and gets 2 more each day up to the cap. */
  ramp: z.boolean(),
  signature: z.string().max(20_000, 'tooLong'),
  /** Empty: answers come to the mailbox itself. */
  replyTo: emailAddressOrNone,
  trackingDomain: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'tooLong')
    .regex(/^(?:$|(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$)/, 'malformed'),
  timeZone,
  sentFiler: z.enum(SENT_FILERS),
  warmup: z.boolean(),
  warmupCap: z.int().min(WARMUP_CAP.min).max(WARMUP_CAP.max),
  warmupReplyPercent: z.int().min(REPLY_RATE_PERCENT.min).max(REPLY_RATE_PERCENT.max),
});
export type AccountSettings = z.infer<typeof accountSettings>;

/**
 * Whether a tracking domain leads to this installation. Only while it `answers` links and opens go through it.
 * `none`: there is no domain. The others say what is wrong, the first thing first.
 */
export const TRACKING_STATES = [
  'none',
  'unchecked',
  'answers',
  'lookupFailed',
  'noRecord',
  'forbidden',
  'elsewhere',
  'noConnection',
  'badCertificate',
  'otherAnswer',
] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

const trackingCheck = z.object({
  state: z.enum(TRACKING_STATES),
  /** Where it leads instead, or what the connection came to. */
  words: z.string(),
  checkedAt: z.iso.datetime().nullable(),
  /** As it has to be published; null without a domain. */
  record: z.object({ type: z.enum(['CNAME', 'A']), name: z.string(), value: z.string() }).nullable(),
});

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/settings-detail',
  access: 'login',
  summary: 'The settings of a mailbox',
  input: z.object({ accountId: z.uuid() }),
  output: accountSettings.extend({
    accountId: z.uuid(),
    email: z.string(),
    /** Whether `sentFiler` was seen or said; until then the next mail shows it. */
    isSentFilerKnown: z.boolean(),
    /** Copies that could not be filed yet, and the server's words about it. */
    unfiled: z.object({ mails: z.int(), words: z.string() }),
    tracking: trackingCheck,
    /** Null for a mailbox that is let in by consent. Passwords never come back. */
    server: z
      .object({
        smtp: z.object({ host: z.string(), port: z.int(), security: z.string(), user: z.string() }),
        imap: z.object({ host: z.string(), port: z.int(), security: z.string(), user: z.string() }),
      })
      .nullable(),
  }),
  errors: ['notFound'],
});

export const saveAccountSettings = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/save-settings',
  access: 'login',
  summary: 'Change settings of one mailbox or several; what is left out stays as it is',
  input: z.object({ accountIds: z.array(z.uuid()).min(1).max(5_000), settings: accountSettings.partial() }),
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'tooManyRequests'],
  failsAs: 500,
});

export const checkTracking = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/check-tracking',
  access: 'login',
  summary: 'Look whether the tracking domain of a mailbox leads here; it is used only while it does',
  input: z.object({ accountId: z.uuid() }),
  output: trackingCheck,
  errors: ['notFound', 'tooManyRequests'],
});

export const getReplyTo = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/get-reply-to-email',
  access: 'login',
  summary: 'Where answers to a mailbox go, and which addresses can be chosen',
  input: z.object({ accountId: z.uuid() }),
  output: z.object({ replyToEmail: z.string(), choices: z.array(z.string()) }),
  errors: ['notFound'],
});

export const setReplyTo = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/set-reply-to-email',
  access: 'login',
  summary: 'Let answers to a mailbox go to another address; empty for the mailbox itself',
  input: z.object({ accountId: z.uuid(), replyToEmail: emailAddressOrNone }),
  output: z.object({}),
  errors: ['notFound'],
});
