import type { CampaignSettings, CampaignStatus, Provider, Round } from '@outrider/campaign-rules/campaign';
import type { PictureType } from '@outrider/campaign-rules/picture-links';
import type { CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import type { ColumnType, Generated } from 'kysely';
import '../../ledger/index.ts';

type Json<T> = ColumnType<T, string, string>;

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
  ran: ColumnType<RanVersion | null, string | null, string | null>;
  ran_at: Date | null;
  ended_by: Generated<string>;
  deleted_at: Date | null;
  verify_task_id: Generated<string | null>;
  guard_accepted: ColumnType<GuardCounts, string | undefined, string>;
};

/** What a campaign was made of when it last ran. */
export type RanVersion = { name: string; settings: CampaignSettings; rounds: Round[]; leads: number };

export type GuardCounts = { sent: number; bounced: number; complained: number };

type CampaignEventsTable = {
  id: Generated<string>;
  workspace_id: string;
  campaign_id: string;
  lead_id: string | null;
  ledger_id: string | null;
  at: Date;
  kind: CampaignEventKind;
  verdict: Generated<string>;
  words: Generated<string>;
};

type CampaignGuardsTable = {
  id: string;
  workspace_id: string;
  campaign_id: string;
  rule: 'bounces' | 'complaints';
  at: Date;
  count: number;
  sent: number;
  max: number;
  resumed_at: Date | null;
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
  source_id: string | null;
  category: Generated<string>;
  held_at: Date | null;
  /** Nothing goes to them before. */
  starts_at: Date | null;
};

/** What campaigns keep in rows of the ledger; of other owners' mails none of it is set. */
declare module '../../ledger/ledger.tables.ts' {
  interface SendLedgerTable {
    campaign_id: string;
    lead_id: string;
    round: number;
    is_follow_up: ColumnType<boolean, never, never>;
    variant: Generated<string>;
    unseen: Generated<boolean>;
    recipient_id: string;
    zone: Generated<string>;
    opens: Generated<number>;
    machine_opens: Generated<number>;
    unknown_opens: Generated<number>;
    clicks: Generated<number>;
    machine_clicks: Generated<number>;
    replied_at: Date | null;
    auto_replied_at: Date | null;
    bounced_at: Date | null;
    complained_at: Date | null;
  }
}

declare module '../../../platform/db.ts' {
  interface Tables {
    campaigns: CampaignsTable;
    campaign_mailboxes: { mailbox_id: string; campaign_id: string; workspace_id: string };
    recipients: RecipientsTable;
    campaign_leads: CampaignLeadsTable;
    campaign_events: CampaignEventsTable;
    campaign_guards: CampaignGuardsTable;
    mail_pictures: {
      id: string;
      workspace_id: string;
      type: PictureType;
      width: number;
      height: number;
      bytes: Buffer;
      uploaded_at: Date;
      digest: Buffer;
    };
    mail_templates: {
      id: string;
      workspace_id: string;
      name: string;
      subject: string;
      preheader: string;
      html: string;
      text: string | null;
      is_plain_text: boolean;
      changed_at: Date;
    };
  }
}
