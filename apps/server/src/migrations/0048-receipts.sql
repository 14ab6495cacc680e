-- Read receipts (RFC 8098) that came for mails of ours. Apart from opens: they count as neither open nor answer.
create table receipts (
  -- The notification as the inbox has it.
  notice_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- Message-ID of the mail it is for, without brackets.
  original_id text not null,
  recipient text not null,
  did text not null,
  sent_by text check (sent_by in ('person', 'rule')),
  at timestamptz not null
);
create index receipts_original on receipts (workspace_id, original_id);

-- Receipts others want of us. A row leaves 'open' once; 'sending' is committed before a byte goes out, so that a crash never
-- sends a second one.
create table receipt_requests (
  -- The mail that asks, as the inbox has it.
  message_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  recipients text[] not null,
  may_be_automatic boolean not null,
  state text not null default 'open' check (state in ('open', 'sending', 'sent', 'refused')),
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
