import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** queued: starts on the next sending day. held: wanted, but cannot go on until its reason is gone. */
export const WARMUP_STATES = ['off', 'queued', 'warming', 'ready', 'held'] as const;
export type WarmupState = (typeof WARMUP_STATES)[number];

/** Why warm-up is held or slow. Resting: no pair writes again within 72 h, and the pool is too small for the whole ramp. */
export const WARMUP_REASONS = [
  'none',
  'mailboxError',
  'mailboxPaused',
  'fewPartners',
  'partnersResting',
  'byChoice',
  'campaignSends',
] as const;
export type WarmupReason = (typeof WARMUP_REASONS)[number];

export const warmupProgress = z.object({
  state: z.enum(WARMUP_STATES),
  reason: z.enum(WARMUP_REASONS),
  /** Since when it is in this state. */
  since: z.iso.datetime(),
  /** Sending days so far, and how many are asked for. */
  day: z.int(),
  ofDays: z.int(),
  /** Mails sent on each of the last 14 days, oldest first. */
  spark: z.array(z.int()),
});
export type WarmupProgress = z.infer<typeof warmupProgress>;

const day = z.iso.date();
/** Days are the mailbox's own; both ends count. Without them: since warm-up began, at most 90 days. */
const warmupQuery = z.object({ accountId: z.uuid(), from: day.optional(), to: day.optional() });

export const getWarmingSent = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/warming-emails-sent',
  access: 'login',
  summary: 'Warm-up mails sent from a mailbox, by day',
  input: warmupQuery,
  output: z.object({ days: z.array(z.object({ day, count: z.int() })), total: z.int() }),
  errors: ['notFound'],
});

export const getWarmingReceived = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/warming-emails-received',
  access: 'login',
  summary: 'Warm-up mails a mailbox got, by day',
  input: warmupQuery,
  output: z.object({ days: z.array(z.object({ day, count: z.int() })), total: z.int() }),
  errors: ['notFound'],
});

export const getWarmingLanded = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/warming-emails-landed',
  access: 'login',
  summary: 'Where the mails sent from a mailbox landed, by the day they were sent',
  input: warmupQuery,
  output: z.object({
    days: z.array(z.object({ day, inbox: z.int(), spam: z.int(), rescued: z.int() })),
    inbox: z.int(),
    spam: z.int(),
    rescued: z.int(),
  }),
  errors: ['notFound'],
});

export const getWarmup = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/warm-up',
  access: 'login',
  summary: 'How far a mailbox is warmed up, what is missing until it is ready, and what is planned',
  input: z.object({ accountId: z.uuid() }),
  output: z.object({
    progress: warmupProgress,
    startedOn: day.nullable(),
    /** When it can be ready at best; null when it is, or when nothing is planned. */
    readyAtBest: day.nullable(),
    conditions: z.object({
      sendingDays: z.object({ now: z.int(), needed: z.int() }),
      health: z.object({ now: z.int().nullable(), needed: z.int() }),
      partners: z.object({ now: z.int(), needed: z.int() }),
    }),
    /** Mails a week it sends, and as many it gets, in a pool of this size and in one of the size that is wanted. */
    pool: z.object({ aWeek: z.int(), aWeekWanted: z.int() }),
    /** Today's mails still to go and the days ahead. */
    planned: z.array(z.object({ day, count: z.int() })),
  }),
  errors: ['notFound'],
});
