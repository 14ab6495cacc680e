import type { CampaignSettings, CampaignStatus, Provider, Round } from '@outrider/campaign-rules/campaign';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import type { FieldValues } from '@outrider/campaign-rules/judge-field';
import type { StopReason } from '@outrider/campaign-rules/stops';
import type { Day } from '@outrider/warmup-planner/days';
import type { Reason } from './reasons.ts';

/** Everything the planner knows. All times are milliseconds since 1970; a clock is nowhere in it. */
export type State = {
  workspace: Workspace;
  campaigns: readonly Campaign[];
  mailboxes: readonly Mailbox[];
  leads: readonly Lead[];
  counters: readonly Counter[];
};

export type Workspace = {
  id: string;
  /** In which the day of a company and the month of the quota are counted. */
  zone: string;
  /** Mails a month by the plan; none: no limit. */
  mailsPerMonth: number | null;
  /** Why the plan sends nothing, and until when as far as that is known. */
  standstill?: { reason: 'billUnpaid' | 'planPaused'; until: number | null };
};

export type Campaign = Pick<CampaignSettings, 'schedule' | 'limits'> & {
  id: string;
  status: CampaignStatus;
  /** A guard-rail stopped it. */
  hasTrouble: boolean;
  tracksOpens: boolean;
  tracksClicks: boolean;
  unknownOpens: CampaignSettings['tracking']['unknownOpens'];
  mailboxIds: readonly string[];
  rounds: readonly (Pick<Round, 'delay' | 'condition' | 'scope' | 'field'> & { isPlainText: boolean })[];
};

export const MAILBOX_STATUSES = ['active', 'paused', 'error', 'removed'] as const;

export type Mailbox = {
  id: string;
  zone: string;
  provider: Provider;
  status: (typeof MAILBOX_STATUSES)[number];
  dailyCap: number;
  /** Of a new mailbox or one that warms up: so many on its first day, so many more each day, up to its own cap. */
  ramp: { from: Day; start: number; aDay: number; cap: number; isWarmup?: boolean } | null;
  gapMinutes: number;
  /** Without a gap its mails follow each other at once; otherwise at least 20 seconds lie between them. */
  burst: boolean;
  /** When its gap ends; 0 when it never sent. */
  freeAt: number;
  /** Its host refused too often and is left alone until then. */
  restsUntil: number | null;
  /** Its inbox was not read for so long that answers may lie there unseen; it is being read. */
  behindUntil: number | null;
  /** What is sent could not be recorded, so nothing is. */
  isDiskFull?: boolean;
  /** The ledger may know less than what left: nothing goes out until mail was read and the owner says so. */
  isSendingHeld?: boolean;
};

/** Why a lead waits though its time has come. Without an end: until a user acts. */
export type Hold = {
  reason: 'held' | 'away' | 'missingVariable' | 'unverified' | 'putOff' | 'inDoubt';
  until: number | null;
};

/** Why a lead gets no more mails. */
export const LEAD_STOPS = [
  'replied',
  'companyReplied',
  'clicked',
  'bounced',
  'complained',
  'optedOut',
  'suppressed',
  'stoppedByHand',
] as const satisfies readonly (StopReason | 'companyReplied' | 'stoppedByHand')[];
export type LeadStop = (typeof LEAD_STOPS)[number];

export type Lead = {
  id: string;
  campaignId: string;
  /** Whose mailbox writes to them; null until one is assigned. */
  mailboxId: string | null;
  /** Their own zone where it is known. */
  zone: string | null;
  domain: string;
  isFreeMail: boolean;
  provider: Provider;
  stop: LeadStop | null;
  hold: Hold | null;
  /** Rounds that went out, oldest first. */
  earlier: readonly SentRound[];
  /** Of the fields that conditions of its campaign ask about; none where none does. */
  values?: FieldValues | undefined;
  /** The round that comes next and when it is due; null when all are done. */
  next: { round: number; dueAt: number; reason: Reason } | null;
};

export const COUNTER_KINDS = ['mailbox', 'newLeads', 'campaign', 'domain', 'provider', 'quota'] as const;

/** `day` is YYYY-MM-DD in the zone of what is counted; of the quota the first of the month. */
export type CounterKey = { kind: (typeof COUNTER_KINDS)[number]; key: string; day: Day };
export type Counter = CounterKey & { used: number };

/** A round of a lead that waits for its turn: an open row of the ledger. */
export type Candidate = {
  lead: Lead;
  round: number;
  dueAt: number;
  reason: Reason;
  /** Rounds they will have had by then, oldest first. */
  earlier: Lead['earlier'];
};

/** Whether they have had nothing yet. */
export const isNew = ({ earlier }: Pick<Candidate, 'earlier'>): boolean => earlier.length === 0;
