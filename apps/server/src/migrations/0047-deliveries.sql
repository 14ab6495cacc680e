-- A mail on its way out of the composer: a draft as it was when it was sent, when it leaves, and what became of it.
create table deliveries (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- The draft, and which version of it leaves. While it is on its way nobody changes it.
  draft_id uuid not null references drafts on delete cascade,
  version integer not null,
  user_id uuid not null,
  mailbox_id uuid not null,
  -- `undo`: it can be taken back for a few seconds; `schedule`: somebody chose a moment, in `zone`.
  kind text not null check (kind in ('now', 'undo', 'schedule')),
  deliver_at timestamptz not null,
  zone text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'stopped', 'doubt')),
  created_at timestamptz not null,
  ended_at timestamptz,
  subject text not null,
  -- The quoted original as it leaves: the mail it is taken from may be gone by then.
  quote jsonb,
  -- Files that go as links: name, size, address, end.
  links jsonb not null default '[]',
  -- Who was left out, and who could not be reached: address, code, words.
  failures jsonb not null default '[]',
  -- Of a mail the server put off or refused: the catalogue's name, and the server's own words.
  refusal text not null default '',
  words text not null default '',
  -- Its copy in Sent, once that was read.
  sent_mid uuid,
  tid uuid
);
create index deliveries_by_draft on deliveries (draft_id, created_at desc);
create index deliveries_by_workspace on deliveries (workspace_id, deliver_at) where state in ('waiting', 'doubt');
create index deliveries_by_mailbox on deliveries (mailbox_id);

-- One message of a delivery: all of it, or with one mail for each recipient one of many.
create table delivery_mails (
  ledger_id bigint primary key references send_ledger on delete cascade,
  delivery_id uuid not null references deliveries on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  -- `to`, `cc`, `bcc`: names and addresses.
  recipients jsonb not null
);
create index delivery_mails_by_delivery on delivery_mails (delivery_id, ledger_id);
create index delivery_mails_by_workspace on delivery_mails (workspace_id);
-- What the data folder knows to have left is found by it in an older copy of the database.
create index send_ledger_composed_ids on send_ledger (message_id) where owner_kind = 'compose';
