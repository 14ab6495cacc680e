import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import { GUARD_RULES } from '@outrider/campaign-rules/guard-rails';
import { LIFECYCLES } from '@outrider/campaign-rules/transitions';
import { z } from 'zod';
import { campaignId, nextSend } from './campaigns/campaign.ts';
import { HOLD_REASONS } from './campaigns/holds.ts';
import { rate } from './campaigns/statistics.ts';
import { waitReason } from './campaigns/wait-reason.ts';
import { endpoint } from './endpoint.ts';
import { REPLY_LABELS } from './inbox/message.ts';
import { ACCOUNT_STATUSES, accountId } from './mailboxes/account.ts';
import { quota } from './user.ts';

/** Periods one can choose, in days; the quarter is thirteen weeks, so that weekdays are compared with weekdays. */
export const DASHBOARD_PERIODS = [7, 28, 91] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** How far back the map of mailbox health goes. */
export const HEALTH_DAYS = 14;
/** From this share on a quota is near its end. */
export const QUOTA_NEAR = 0.8;

/** What waits for a person, each with what its one link needs. */
export const dashboardNeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hold'), reason: z.enum(HOLD_REASONS), heldAt: z.iso.datetime() }),
  z.object({
    kind: z.literal('mailboxes'),
    mailboxes: z.array(z.object({ accountId, email: z.string(), words: z.string() })),
    /** Campaigns that stand still for want of a mailbox, and how many of their people wait. */
    campaigns: z.array(z.string()),
    leads: z.int(),
  }),
  z.object({
    kind: z.literal('guardRail'),
    campaignId,
    name: z.string(),
    rule: z.enum(GUARD_RULES),
    count: z.int(),
    sent: z.int(),
    max: z.number(),
  }),
  /** A campaign that is meant to send and has no mailbox, while none is broken. */
  z.object({ kind: z.literal('noMailbox'), campaignId, name: z.string(), leads: z.int() }),
  z.object({ kind: z.literal('doubts'), campaignId, name: z.string(), mails: z.int() }),
  z.object({ kind: z.literal('composedDoubts'), mails: z.int() }),
  z.object({
    kind: z.literal('replies'),
    interested: z.int(),
    questions: z.int(),
    oldest: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('quota'), quota }),
]);
export type DashboardNeed = z.infer<typeof dashboardNeed>;

/** A mailbox's cap of today, part by part. `possible` is the sum of all of them. */
export const dashboardToday = z.object({
  sent: z.object({ campaigns: z.int(), warmup: z.int(), replies: z.int() }),
  /** Still to go out before each mailbox's own day ends. */
  toCome: z.object({ campaigns: z.int(), warmup: z.int() }),
  /** What mailboxes could have sent that cannot now. */
  lost: z.object({ error: z.int(), paused: z.int() }),
  left: z.object({
    /** Kept for answering people. */
    reserve: z.int(),
    free: z.int(),
  }),
  possible: z.int(),
  /** Hours of the asker's clock, those without a mail left out. */
  hours: z.array(z.object({ at: z.iso.datetime(), sent: z.int(), toCome: z.int() })),
  next: nextSend.nullable(),
  /** Without a next mail: why the newest campaign waits. */
  waitReason: waitReason.nullable(),
});
export type DashboardToday = z.infer<typeof dashboardToday>;

/**
 * One day of the campaigns' own statistics: mails and people's opens by the day a mail went out, replies and bounces by
 * the day they came.
 */
export const trendDay = z.object({
  day: z.string(),
  sent: z.int(),
  delivered: z.int(),
  opened: z.int(),
  replies: z.int(),
  bounced: z.int(),
});
export type TrendDay = z.infer<typeof trendDay>;

export const meaningWaits = z.object({
  meaning: z.enum([...REPLY_LABELS, 'unlabelled']),
  /** In the inbox, as the inbox itself counts. */
  count: z.int(),
  /** Nobody has answered yet, by how long they wait; empty for what needs no answer. */
  waits: z.object({ hours: z.int(), day: z.int(), longer: z.int() }),
  oldest: z.iso.datetime().nullable(),
});
export type MeaningWaits = z.infer<typeof meaningWaits>;

export const mailboxHealth = z.object({
  accountId,
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  /** As the list of mailboxes shows it: of the last seven days. */
  health: z.int().nullable(),
  /** Of each day, oldest first; null where nothing was judged. */
  days: z.array(z.int().nullable()),
});
export type MailboxHealth = z.infer<typeof mailboxHealth>;

export const comparedCampaign = z.object({
  campaignId,
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  lifecycle: z.enum(LIFECYCLES).nullable(),
  waitReason: waitReason.nullable(),
  /** Of the mails that went out in the period: how many, and which were answered by a person. */
  sent: z.int(),
  reply: rate,
  /** People who said in the period that they are interested. */
  interested: z.int(),
});
export type ComparedCampaign = z.infer<typeof comparedCampaign>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/dashboard',
  access: 'login',
  summary: 'What needs attention, today, a period against the one before, replies that wait, mailboxes and campaigns',
  input: z.object({
    zone: z.string().max(60).default('UTC'),
    days: z.coerce.number().pipe(z.literal(DASHBOARD_PERIODS)).default(28),
    /** Of one campaign, or of one mailbox: trends and the comparison of campaigns only. */
    campaignId: campaignId.optional(),
    mailboxId: accountId.optional(),
  }),
  output: z.object({
    asOf: z.iso.datetime(),
    /** Of the whole workspace; nothing of either is an empty one. */
    mailboxes: z.int(),
    campaigns: z.int(),
    needs: z.array(dashboardNeed),
    today: dashboardToday,
    trend: z.object({
      days: z.array(trendDay),
      before: z.array(trendDay),
      /** Mails of the period that belong to campaigns deleted since: they went out all the same. */
      ofDeleted: z.int(),
    }),
    replies: z.array(meaningWaits),
    health: z.object({ average: z.int().nullable(), mailboxes: z.array(mailboxHealth) }),
    compared: z.object({
      campaigns: z.array(comparedCampaign),
      /** Drafts and campaigns that are over. */
      leftOut: z.int(),
    }),
    /** To choose one from: every campaign that was launched. */
    choices: z.array(z.object({ campaignId, name: z.string() })),
  }),
  errors: [],
});
export type Dashboard = z.infer<typeof readDashboard.output>;
