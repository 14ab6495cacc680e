import { z } from 'zod';
import { DISPUTE_STATES } from './billing/invoices.ts';
import { money } from './billing/plans.ts';
import { endpoint } from './endpoint.ts';
import { REPLY_LABELS } from './inbox/message.ts';
import { quota } from './user.ts';

export const NOTIFICATION_KINDS = [
  'interestedReply',
  'mailboxError',
  'guardRail',
  'campaignFinished',
  'verificationDone',
  'quotaNearlyUsed',
  'searchHeld',
  'paymentDisputed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification is about. A person who was erased leaves empty texts. */
export const notificationFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interestedReply'),
    tid: z.uuid(),
    mid: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    campaign: z.string(),
    label: z.enum(REPLY_LABELS),
  }),
  z.object({ kind: z.literal('mailboxError'), accountId: z.uuid(), email: z.string(), words: z.string() }),
  z.object({
    kind: z.literal('guardRail'),
    campaignId: z.uuid(),
    campaign: z.string(),
    rule: z.enum(['bounces', 'complaints']),
    count: z.int(),
    sent: z.int(),
  }),
  z.object({
    kind: z.literal('campaignFinished'),
    campaignId: z.uuid(),
    campaign: z.string(),
    leads: z.int(),
    replied: z.int(),
  }),
  z.object({
    kind: z.literal('verificationDone'),
    taskId: z.uuid(),
    name: z.string(),
    total: z.int(),
    valid: z.int(),
  }),
  z.object({
    kind: z.literal('quotaNearlyUsed'),
    quotaType: quota.shape.quotaType,
    used: z.int(),
    total: z.int(),
  }),
  /** A search that feeds a campaign or runs each week found people the plan has no room for. */
  z.object({
    kind: z.literal('searchHeld'),
    taskId: z.uuid(),
    name: z.string(),
    quotaType: quota.shape.quotaType,
  }),
  z.object({
    kind: z.literal('paymentDisputed'),
    state: z.enum(DISPUTE_STATES),
    amount: money,
    /** The number of the invoice. */
    invoice: z.string(),
  }),
]);
export type NotificationFacts = z.infer<typeof notificationFacts>;

export const notification = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
  /** Whether the browser is to show it, too. */
  pops: z.boolean(),
  facts: notificationFacts,
});
export type Notification = z.infer<typeof notification>;

export const NOTIFICATIONS_A_PAGE = 30;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/notifications',
  access: 'login',
  summary: 'The notifications of the caller, the newest first',
  input: z.object({ before: z.iso.datetime().optional() }),
  output: z.object({ unread: z.int(), hasMore: z.boolean(), notifications: z.array(notification) }),
  errors: [],
});
export type NotificationPage = z.infer<typeof listNotifications.output>;

export const readNotifications = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/notifications/read',
  access: 'login',
  summary: 'Mark notifications as read, or all of them up to a moment',
  input: z.object({
    ids: z.array(z.uuid()).max(100, 'tooMany').default([]),
    allUntil: z.iso.datetime().optional(),
  }),
  output: z.object({ unread: z.int() }),
  errors: [],
});

export const MAIL_MODES = ['atOnce', 'digest', 'off'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

const channels = z.object({ app: z.boolean(), mail: z.enum(MAIL_MODES), browser: z.boolean() });
export type Channels = z.infer<typeof channels>;

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'malformed');

export const notificationChoices = z.object({
  channels: z.record(z.enum(NOTIFICATION_KINDS), channels),
  quiet: z.object({
    /** Every day from one time to another, over midnight where the first is the later one. */
    isOn: z.boolean(),
    from: timeOfDay,
    until: timeOfDay,
    /** All of Saturday and Sunday. */
    weekends: z.boolean(),
  }),
  /** Each working day. */
  digestAt: timeOfDay,
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

const AT_ONCE: Channels = { app: true, mail: 'atOnce', browser: true };
const IN_DIGEST: Channels = { app: true, mail: 'digest', browser: false };

export const DEFAULT_CHOICES: NotificationChoices = {
  channels: {
    interestedReply: AT_ONCE,
    mailboxError: AT_ONCE,
    guardRail: AT_ONCE,
    campaignFinished: IN_DIGEST,
    verificationDone: IN_DIGEST,
    quotaNearlyUsed: IN_DIGEST,
    searchHeld: IN_DIGEST,
    paymentDisputed: AT_ONCE,
  },
  quiet: { isOn: false, from: '19:00', until: '07:30', weekends: false },
  digestAt: '08:00',
};

/** They come through quiet hours, as sending stands still until a user acts. */
export const URGENT_KINDS: readonly NotificationKind[] = ['mailboxError', 'guardRail'];

export const notificationSettings = z.object({
  choices: notificationChoices,
  email: z.string(),
  zone: z.string(),
  /** Mails of today, by the person's clock. */
  mailedToday: z.object({ atOnce: z.int(), digests: z.int() }),
  nextDigest: z.object({
    at: z.iso.datetime(),
    counts: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), count: z.int() })),
  }),
  /** Mails wait while sending is held, as after a restore. */
  isHeld: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/notifications/settings',
  access: 'login',
  summary: 'What reaches the caller, and where',
  input: z.object({}),
  output: notificationSettings,
  errors: [],
});

export const saveNotificationSettings = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/notifications/settings',
  access: 'login',
  summary: 'Choose what reaches the caller, and where; mails that wait follow the new choice',
  input: notificationChoices,
  output: notificationSettings,
  errors: [],
});
