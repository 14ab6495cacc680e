import type * as plan from '@outrider/send-planner/state';
import type { PlannedCampaign } from './planner-rows.repository.ts';

/** What is asked about: campaigns that depend on each other through their mailboxes, as they stand or as if they ran. */
export type ForecastRequest = {
  workspace: plan.Workspace;
  campaigns: (PlannedCampaign & { firstDueAt: number })[];
  mailboxes: plan.Mailbox[];
  names: MailboxName[];
  /** What limits have counted: of the month's quota the month, of the others today in any zone. */
  counters: plan.Counter[];
  /** Values people lack for the mail they are to get, by lead. */
  lacking: [leadId: number, variables: string][];
  /** Where people are decides when they get something, and no mail of theirs says it yet. */
  withZones: boolean;
  /** Changes with all that users did to one of these campaigns. */
  shape: string;
  now: number;
};

export type MailboxName = { id: string; email: string; words: string };

export type LongForecastRequest = ForecastRequest & { campaignId: string; days: number };
