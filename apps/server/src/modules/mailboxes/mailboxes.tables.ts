import type { AccountEvent, AccountProvider, AccountStatus, LoginMethod } from '@outrider/contract/mailboxes/account';
import type { ConsentProvider, Security } from '@outrider/contract/mailboxes/add';
import type { BulkOutcome, BulkRow } from '@outrider/contract/mailboxes/bulk';
import type { CheckResult, CheckVerdict, MailboxCheck } from '@outrider/contract/mailboxes/checks';
import type { SentFiler, TrackingState } from '@outrider/contract/mailboxes/settings';
import type { WarmupReason, WarmupState } from '@outrider/contract/mailboxes/warm-up';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** A day is written as text; reading casts it to text, as the driver would make it a moment in the process's own zone. */
type Day = string;

type MailboxesTable = {
  id: string;
  workspace_id: string;
  email: string;
  domain: ColumnType<string, never, never>;
  provider: AccountProvider;
  provider_name: string;
  login_method: LoginMethod;
  smtp_host: string;
  smtp_port: number;
  smtp_security: Security;
  smtp_user: string;
  imap_host: string;
  imap_port: number;
  imap_security: Security;
  imap_user: string;
  created_at: Date;
  is_practice: Generated<boolean>;

  status: AccountStatus;
  status_reason: Generated<string>;
  status_since: Date;
  auth_failures: Generated<number>;
  failing_since: Date | null;
  probe_at: Date | null;
  probes: Generated<number>;
  last_sync_at: Date | null;

  sender_name: string;
  daily_cap: number;
  gap_minutes: number;
  burst: Generated<boolean>;
  ramp: boolean;
  signature: string;
  reply_to: string;
  tracking_domain: string;
  tracking_state: Generated<TrackingState>;
  tracking_words: Generated<string>;
  tracking_checked_at: Date | null;
  time_zone: string;
  sent_filer: Generated<SentFiler>;
  sent_filer_known: Generated<boolean>;
  warmup: boolean;
  warmup_cap: number;
  warmup_reply_percent: number;

  checks_wanted_at: Date | null;
  checks_run_at: Date | null;
  checks_changed_at: Date | null;
  checks_due_at: Date;

  health: number | null;
  inboxed: Generated<number>;
  judged: Generated<number>;
  warmup_state: Generated<WarmupState>;
  warmup_reason: Generated<WarmupReason>;
  warmup_since: Date;
  warmup_day: Generated<number>;
  warmup_of_days: Generated<number>;
  warmup_spark: Generated<number[]>;
  ready_at_best: ColumnType<never, string | null, string | null>;
  next_send_at: Date | null;
  campaigns: Generated<number>;
};

type MailboxChecksTable = {
  workspace_id: string;
  mailbox_id: string;
  name: MailboxCheck;
  verdict: CheckVerdict;
  finding: string;
  values: Json<CheckResult['values']>;
  facts: Json<string[]>;
  fix: ColumnType<CheckResult['fix'], string | null, string | null>;
  checked_at: Date;
};

type MailboxDaysTable = {
  workspace_id: string;
  mailbox_id: string;
  day: Day;
  sent: Generated<number>;
  warmup_sent: Generated<number>;
  judged: Generated<number>;
  inboxed: Generated<number>;
};

type ConsentFlowsTable = {
  state_hash: string;
  workspace_id: string;
  session_id: string;
  provider: ConsentProvider;
  mailbox_id: string | null;
  code_verifier: string;
  nonce: string;
  created_at: Date;
};

type ConsentTicketsTable = {
  ticket_hash: string;
  workspace_id: string;
  session_id: string;
  provider: ConsentProvider;
  mailbox_id: string | null;
  email: string;
  name: string;
  sealed: string;
  created_at: Date;
  used_at: Date | null;
};

type BulkRunsTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  file_name: string;
  started_at: Date;
  ended_at: Date | null;
  canceled_at: Date | null;
};

type BulkRowsTable = {
  workspace_id: string;
  run_id: string;
  line: number;
  email: string;
  host: string;
  sealed: string | null;
  outcome: BulkOutcome;
  claim: string | null;
  claimed_at: Date | null;
  sends: boolean | null;
  receives: boolean | null;
  problem: Generated<BulkRow['problem']>;
  words: Generated<string>;
  meant: Generated<string>;
  mailbox_id: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    mailboxes: MailboxesTable;
    mailbox_secrets: { mailbox_id: string; workspace_id: string; sealed: string; changed_at: Date };
    mailbox_tags: { id: string; workspace_id: string; name: string };
    mailbox_tag_relations: { workspace_id: string; mailbox_id: string; tag_id: string };
    mailbox_checks: MailboxChecksTable;
    mailbox_days: MailboxDaysTable;
    mailbox_events: {
      id: string;
      workspace_id: string;
      mailbox_id: string;
      at: Date;
      event: AccountEvent;
      words: string;
    };
    sent_copies: { mailbox_id: string; message_id: string; workspace_id: string; raw: Buffer; kept_at: Date };
    sent_filings: {
      mailbox_id: string;
      message_id: string;
      workspace_id: string;
      sent_at: Date;
      due_at: Date;
      tries: Generated<number>;
      words: Generated<string>;
    };
    mailbox_consent_flows: ConsentFlowsTable;
    mailbox_consent_tickets: ConsentTicketsTable;
    mailbox_bulk_runs: BulkRunsTable;
    mailbox_bulk_rows: BulkRowsTable;
  }
}
