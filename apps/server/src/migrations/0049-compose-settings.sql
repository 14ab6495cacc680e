-- How a person composes mail. Without a row, everything is as it comes.
create table compose_settings (
  user_id uuid primary key references users on delete cascade,
  workspace_id uuid not null references workspaces on delete cascade,
  undo_seconds integer not null check (undo_seconds between 0 and 60),
  receipts text not null check (receipts in ('ask', 'never', 'always')),
  customer_tab text not null
);
create index compose_settings_by_workspace on compose_settings (workspace_id);

-- Further addresses a mailbox may write from.
create table mailbox_aliases (
  id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  mailbox_id uuid not null references mailboxes on delete cascade,
  email text not null check (email = lower(email)),
  name text not null,
  created_at timestamptz not null
);
create unique index mailbox_aliases_email on mailbox_aliases (mailbox_id, email);
create index mailbox_aliases_by_workspace on mailbox_aliases (workspace_id);
