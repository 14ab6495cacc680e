import type { CampaignSettings, CampaignStatus, Provider, Round } from '@outrider/campaign-rules/campaign';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

/** Where a mail stands. The first three are open; `doubt` waits for somebody to look; the others are final. */
export type LedgerState =
  | 'planned'
  | 'reserved'
  | 'complete'
  | 'doubt'
  | 'accepted'
  | 'rejected'
  | 'failed'
  | 'stopped'
  | 'skipped';

/** A limit's count of one day: of the mailbox's, the campaign's or the workspace's own zone. */
export type CounterKey = { kind: string; key: string; day: string };

type CampaignsTable = {
  id: string;
  workspace_id: string;
  name: string;
  status: Generated<CampaignStatus>;
  trouble: ColumnType<unknown, string | null, string | null>;
  revision: Generated<number>;
  settings: Json<CampaignSettings>;
  rounds: Json<Round[]>;
  created_at: Date;
  changed_at: Date;
  launched_at: Date | null;
  paused_at: Date | null;
  ended_at: Date | null;
};

type RecipientsTable = {
  id: Generated<string>;
  workspace_id: string;
  address: string;
  domain: ColumnType<string, never, never>;
  provider: Generated<Provider>;
  is_free_mail: Generated<boolean>;
  stop: string | null;
  stopped_at: Date | null;
  hold_until: Date | null;
};

type CampaignLeadsTable = {
  id: Generated<string>;
  workspace_id: string;
  campaign_id: string;
  recipient_id: string;
  fields: Json<Record<string, string>>;
  mailbox_id: string | null;
  stop: string | null;
  stopped_at: Date | null;
  added_at: Date;
};

type SendLedgerTable = {
  id: Generated<string>;
  workspace_id: string;
  campaign_id: string;
  lead_id: string;
  round: number;
  is_follow_up: ColumnType<boolean, never, never>;
  variant: Generated<string>;
  mailbox_id: string;
  recipient_id: string;
  message_id: string;
  due_at: Date;
  reason: Generated<string>;
  state: Generated<LedgerState>;
  open: Generated<boolean>;
  holder: string | null;
  attempt: Generated<number>;
  put_off: Generated<number>;
  counted: ColumnType<CounterKey[] | null, string | null, string | null>;
  reserved_at: Date | null;
  completed_at: Date | null;
  settled_at: Date | null;
  doubt_at: Date | null;
  looked_up: Generated<number>;
  reply_code: number | null;
  reply_text: Generated<string>;
  needs_next: Generated<boolean>;
  opens: Generated<number>;
};

declare module '../../platform/db.ts' {
  interface Tables {
    campaigns: CampaignsTable;
    campaign_mailboxes: { mailbox_id: string; campaign_id: string; workspace_id: string };
    recipients: RecipientsTable;
    campaign_leads: CampaignLeadsTable;
    send_workers: { id: Generated<string>; alive_until: Date };
    send_lanes: {
      mailbox_id: string;
      workspace_id: string;
      next_at: Date;
      free_at: Date | null;
      reason: Generated<string>;
      holder: string | null;
    };
    send_ledger: SendLedgerTable;
    cap_counters: { kind: string; key: string; day: string; used: Generated<number> };
  }
}
