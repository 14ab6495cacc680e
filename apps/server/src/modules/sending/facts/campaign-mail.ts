import type { Provider } from '@outrider/campaign-rules/campaign';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import type { FieldValues } from '@outrider/campaign-rules/judge-field';
import type { Hold } from '@outrider/send-planner/state';
import type { CampaignFacts, LeadFacts } from '../../campaigns/index.ts';

/*
 * One mail of a campaign, in one type that grows with what is known of it: wanted, planned, due, a candidate, reserved, queued,
 * ended. What comes back about it goes on from `CampaignMail` in the module of replies.
 */

/** Which mail it is, from its plan to its answer. `id` is its number in the ledger. */
export type CampaignMail = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  recipientId: string;
  mailboxId: string;
  round: number;
  messageId: string;
};

/** A lead is to get it then; the ledger does not have it yet. */
export type WantedMail = Omit<CampaignMail, 'id' | 'messageId'> & { dueAt: Date };

export type PlannedMail = CampaignMail & {
  dueAt: Date;
  /** The lead's own zone, where its campaign is on the clock of each; empty: the campaign's. */
  zone: string;
};

export type DueMail = PlannedMail & {
  /** Of an earlier try; empty before the first. */
  variant: string;
  putOff: number;
  /** What it waited for until now. */
  reason: string;
};

/** Its recipient is locked and neither stopped nor suppressed. */
export type Candidate = DueMail & {
  recipient: { id: string; address: string; domain: string; provider: Provider; isFreeMail: boolean };
  hold: Hold | null;
  /** What went out to them before, oldest first. */
  earlier: readonly SentRound[];
  /** Of the fields that the condition of its round asks about. */
  values?: FieldValues | undefined;
};

/** This worker's, as its campaign is now. */
export type ReservedMail = Candidate &
  Pick<CampaignFacts, 'revision'> &
  Pick<CampaignFacts['settings'], 'tracking' | 'footer'>;

/** With what its mail is written of. */
export type QueuedMail = ReservedMail & { lead: LeadFacts };

/** Its round is over, and its result not recorded yet. */
export type EndedMail = CampaignMail & {
  address: string;
  /** It went out of this one; `mailboxId` writes to the lead now. */
  sentFrom: string;
  state: 'taken' | 'skipped';
  /** From when on the next delay runs. */
  endedAt: Date;
  /** Not where it only counts as sent. */
  isProven: boolean;
};

/** For counts and lists of mails. */
export type SentMail = Pick<CampaignMail, 'messageId' | 'workspaceId' | 'campaignId' | 'round' | 'mailboxId'> & {
  campaign: string;
  address: string;
  at: Date;
  /** Not where it only counts as sent, as nobody could tell. */
  isProven: boolean;
};
