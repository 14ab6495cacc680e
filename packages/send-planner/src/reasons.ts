type Level = 'workspace' | 'campaign' | 'mailbox' | 'lead';

/** What the user can do about it; the page knows the words. None: nothing but wait. */
export const FIXES = [
  'launch',
  'relaunch',
  'resolveGuardRail',
  'addMailbox',
  'changeSchedule',
  'changeLimits',
  'changeProviderMatch',
  'fixMailbox',
  'resumeMailbox',
  'raiseCap',
  'changeGap',
  'changePlan',
  'settleBill',
  'addLeads',
  'fillVariable',
  'verifyAddress',
  'settleDoubt',
  'releaseLead',
  'moreRoomForNewLeads',
  'resumeSending',
] as const;
export type Fix = (typeof FIXES)[number];

type Entry = { level: Level; fix: Fix | null };
const at = (level: Level, fix: Fix | null = null): Entry => ({ level, fix });

/**
 * Everything that can keep a mail from going out, strongest first: where several hold, the first is given. Of a lead all
 * are asked, of a campaign and a mailbox those that are theirs.
 */
export const REASONS = {
  replied: at('lead'),
  companyReplied: at('lead'),
  clicked: at('lead'),
  bounced: at('lead'),
  complained: at('lead'),
  optedOut: at('lead'),
  suppressed: at('lead'),
  stoppedByHand: at('lead'),
  allRoundsDone: at('lead'),

  notLaunched: at('campaign', 'launch'),
  paused: at('campaign', 'relaunch'),
  guardRail: at('campaign', 'resolveGuardRail'),
  finished: at('campaign'),
  canceled: at('campaign'),
  noMailbox: at('campaign', 'addMailbox'),
  campaignOver: at('campaign', 'changeSchedule'),

  held: at('lead', 'releaseLead'),
  missingVariable: at('lead', 'fillVariable'),
  unverified: at('lead', 'verifyAddress'),
  inDoubt: at('lead', 'settleDoubt'),
  away: at('lead'),
  putOff: at('lead'),
  noProviderMatch: at('lead', 'changeProviderMatch'),

  diskFull: at('workspace'),
  sendingHeld: at('workspace', 'resumeSending'),
  mailboxRemoved: at('mailbox', 'addMailbox'),
  mailboxError: at('mailbox', 'fixMailbox'),
  mailboxPaused: at('mailbox', 'resumeMailbox'),
  hostResting: at('mailbox'),
  inboxBehind: at('mailbox'),

  delay: at('lead'),
  domainLimit: at('lead', 'changeLimits'),
  providerLimit: at('lead', 'changeLimits'),

  beforeStart: at('campaign', 'changeSchedule'),
  dayOff: at('campaign', 'changeSchedule'),
  holiday: at('campaign', 'changeSchedule'),
  outsideHours: at('campaign', 'changeSchedule'),

  mailboxRamp: at('mailbox'),
  mailboxCap: at('mailbox', 'raiseCap'),
  campaignLimit: at('campaign', 'changeLimits'),
  billUnpaid: at('workspace', 'settleBill'),
  planPaused: at('workspace', 'settleBill'),
  quota: at('workspace', 'changePlan'),

  gap: at('mailbox', 'changeGap'),
  noLeads: at('mailbox', 'addLeads'),
  followUpsFirst: at('lead', 'moreRoomForNewLeads'),
  inTurn: at('lead'),
} as const satisfies Record<string, Entry>;

export type Reason = keyof typeof REASONS;

/** One reason, when it ends by itself, and the figures for its sentence. */
export type WaitReason = { reason: Reason; until: number | null; values?: { used: number; limit: number } };
